//go:build !js

package kept

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"os"
	"path/filepath"
	"strings"
)

// version is another one where what is asked of devices, or how, has changed: nothing that was kept
// before counts.
const version = "2: a ladder for each operation"

// Key returns the key of a fact that depends on all of the parts, and on the version.
func Key(parts ...string) string {
	h := sha256.New()
	h.Write([]byte(version))
	for _, p := range parts {
		sum := sha256.Sum256([]byte(p))
		h.Write(sum[:])
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
