//go:build !unix

package outfile

import (
	"io/fs"
	"os"
)

var signals = []os.Signal{os.Interrupt}

func chown(*os.File, fs.FileInfo) bool { return true }

func access(string) error { return nil }
