//go:build !page

package ir

import (
	"bytes"
	"compress/flate"
	"io"
)

// Pack compresses what is embedded in programs. It stands in files whose makers are tests, which say where a new Go
// compresses it differently.
func Pack(text []byte) []byte {
	var out bytes.Buffer
	w, err := flate.NewWriter(&out, flate.BestCompression)
	if err == nil {
		_, err = w.Write(text)
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil { // a buffer takes all
		panic(err)
	}
	return out.Bytes()
}

// Unpack gives back what Pack was given.
func Unpack(data []byte) ([]byte, error) { return io.ReadAll(flate.NewReader(bytes.NewReader(data))) }
