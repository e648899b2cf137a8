//go:build !page

package ir

import (
	"bytes"
	"compress/flate"
	"io"
)

func pack(text []byte) []byte {
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

func unpack(data []byte) ([]byte, error) { return io.ReadAll(flate.NewReader(bytes.NewReader(data))) }
