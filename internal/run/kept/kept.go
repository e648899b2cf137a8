//go:build !js

package kept

import (
	"bytes"
	"encoding/hex"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"strings"
)

// version is another one where what is asked of devices, or how, has changed: nothing that was kept
// before counts.
const version = "2: a ladder for each operation"

// Key returns the key of a fact that depends on all of the parts, and on the version. Nobody
// is to be kept from making another fact of a key, so 128 bits of a plain hash do: those of crypto
// bring 0.2 MB into each program.
func Key(parts ...string) string {
	h := fnv.New128a()
	for _, p := range append([]string{version}, parts...) {
		fmt.Fprint(h, len(p), " ", p)
	}
	return hex.EncodeToString(h.Sum(nil))
}

// file returns the file of a key of a kind, "" where nothing is kept.
func file(kind, key string) string {
	folder := os.Getenv("LIMB_CACHE")
	if folder == "off" {
		return ""
	}
	if folder == "" {
		caches, err := os.UserCacheDir()
		if err != nil {
			return ""
		}
		folder = filepath.Join(caches, "limb")
	}
	return filepath.Join(folder, kind, key)
}

// seal is the first line of a file: that of another key, or of a value that was cut off,
// is another one.
func seal(kind, key string, value []byte) string { return Key(kind, key, string(value)) + "\n" }

// Get returns the value of a key of a kind, if one is kept.
func Get(kind, key string) (value []byte, ok bool) {
	name := file(kind, key)
	if name == "" {
		return nil, false
	}
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, false
	}
	line, value, _ := bytes.Cut(text, []byte("\n"))
	return value, string(line)+"\n" == seal(kind, key, value)
}

// Put keeps a value, if it can: a full disk or a folder that cannot be written is no
// error, it is the state before.
func Put(kind, key string, value []byte) {
	name := file(kind, key)
	if name == "" || os.MkdirAll(filepath.Dir(name), 0o700) != nil {
		return
	}
	f, err := os.CreateTemp(filepath.Dir(name), ".new-")
	if err != nil {
		return
	}
	_, err = f.WriteString(seal(kind, key, value) + string(value))
	if f.Close() != nil || err != nil || os.Rename(f.Name(), name) != nil {
		os.Remove(f.Name())
	}
}

// Summary describes a file, or a folder with what is in it, so that another version has
// another one: names, sizes and times, and the texts of short files.
func Summary(name string) string {
	info, err := os.Stat(name)
	if err != nil {
		return name + " is not there\n"
	}
	if info.IsDir() {
		entries, _ := os.ReadDir(name)
		var list strings.Builder
		for _, e := range entries {
			if !e.IsDir() {
				list.WriteString(Summary(filepath.Join(name, e.Name())))
			}
		}
		return name + ":\n" + list.String()
	}
	text := ""
	if info.Size() < 1<<10 {
		short, _ := os.ReadFile(name)
		text = string(short)
	}
	return name + " " + info.ModTime().UTC().Format("2006-01-02 15:04:05.000000000") + " " + text + "\n"
}
