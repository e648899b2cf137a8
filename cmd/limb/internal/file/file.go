// Package file reads and writes arrays of numbers: NumPy's .npy files, .csv text, and
// MatrixMarket's .mtx. What the files may hold are the forms.
package file

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"github.com/limbfp/limb/internal/run/outfile"
)

// An Array is what a file holds, in row-major order.
type Array struct {
	Form  Form
	Shape []int // of the numbers: without the axis of their limbs
	// Limbs are those of number after number: of a complex one the limbs of its
	// real and then those of its imaginary part.
	Limbs []float64
	// At, if not nil, are the places of the numbers in the whole array, ascending: all others
	// are 0. [Array.Fill] writes them.
	At []int
	// Rounded counts the numbers, a complex one as two, that lost digits: when a file was
	// read, or by [Numbers]. Small counts others that did so below the range of the type,
	// where they keep fewer digits, or became 0: more limbs do not help there.
	Rounded, Small int
	// Inexact says that the text of a number is no number of the form, as 0.1 is none, though it may have
	// all of its digits.
	Inexact bool
	// Notes say what was made of the file that may surprise.
	Notes []string
}

// Options say how a file is read.
type Options struct {
	// As is the form of the numbers in the file, and "" where the file must say it:
	// an error, if it could be read in two ways.
	As string
	// Text is the type that text is read as, where As is "".
	Text string
	// Flag is what the command calls As; "" is --in-as.
	Flag string
	// Sparse says that the array may be sparse.
	Sparse bool
	// Show, if not nil, is told from time to time what part is done.
	Show func(done float64)
	// Fits, if not nil, reports whether an array of this form and shape can be what is asked
	// for: of two ways to read a file, the only one that fits is taken.
	Fits func(f Form, shape []int) bool
	// Need, if not nil, is told how many bytes the array takes, before it does. Its error ends
	// reading.
	Need func(bytes float64) error

	columns []string // that are taken of a .csv file
}

func (o Options) fits(f Form, shape []int) bool { return o.Fits == nil || o.Fits(f, shape) }

func (o Options) need(bytes float64) error {
	if o.Need == nil {
		return nil
	}
	return o.Need(bytes)
}

// Columns splits what names a file to read: FILE.csv, or FILE.csv:NAME,NAME with the columns that are taken.
func Columns(name string) (path string, columns []string) {
	at := strings.LastIndex(strings.ToLower(name), ".csv:")
	if at < 0 {
		return name, nil
	}
	columns = strings.Split(name[at+len(".csv:"):], ",")
	for i, c := range columns {
		columns[i] = strings.TrimSpace(c)
	}
	return name[:at+len(".csv")], columns
}

// Stdin is the path of standard input, and of standard output, to which text is written.
const Stdin = "-"

// spooled is standard input, in a file of its own: what is read twice, or has to have a length,
// cannot be a pipe.
var spooled = sync.OnceValues(func() (*os.File, error) {
	f, err := os.CreateTemp("", "limb-*")
	if err != nil {
		return nil, err
	}
	os.Remove(f.Name()) // its memory stays until it is closed
	if _, err := io.Copy(f, os.Stdin); err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
})

// open opens a file, and says which kind it is: by its name, or of standard input by how it
// begins.
func open(path string) (f *os.File, ext string, err error) {
	if path != Stdin {
		if ext, err = Extension(path); err == nil {
			f, err = os.Open(path)
		}
		return f, ext, err
	}
	if f, err = spooled(); err != nil {
		return nil, "", fmt.Errorf("reading standard input: %w", err)
	}
	head := make([]byte, 16)
	n, err := f.ReadAt(head, 0)
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, "", err
	}
	begins := strings.ToLower(strings.TrimPrefix(string(head[:n]), "\ufeff"))
	switch {
	case strings.HasPrefix(begins, strings.ToLower(magic)), strings.HasPrefix(begins, "pk\x03\x04"):
		return f, ".npy", nil
	case strings.HasPrefix(begins, "%"):
		return f, ".mtx", nil
	}
	return f, ".csv", nil
}

// Read reads the file path, or the [Columns] of it, and standard input where that is [Stdin].
func Read(path string, o Options) (*Array, error) {
	path, o.columns = Columns(path)
	if o.Show == nil {
		o.Show = func(float64) {}
	}
	var as *Form
	if o.As != "" {
		f, err := Lookup(o.As)
		if err != nil {
			return nil, err
		}
		as = &f
	}
	f, ext, err := open(path)
	if err != nil {
		return nil, err
	}
	if path == Stdin {
		path = "standard input"
	} else {
		defer f.Close()
	}
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is no regular file", path)
	}
	var a *Array
	r := &meter{f, info.Size(), 0, o.Show}
	if _, err := r.Seek(0, io.SeekStart); err != nil {
		return nil, err
	}
	if ext == ".npy" {
		a, err = readNpy(r, info.Size(), as, o)
	} else {
		text, given := as, as != nil
		if !given {
			f, err := Lookup(o.Text)
			if err != nil {
				return nil, err
			}
			text = &f
		}
		if ext == ".csv" {
			a, err = readCSV(r, *text, given, o)
		} else {
			a, err = readMtx(r, info.Size(), *text, given, o)
		}
	}
	if err == nil && !o.Sparse {
		err = a.fill(o)
	}
	if u, ok := errors.AsType[unclear](err); ok && o.Flag != "" {
		u.flag = o.Flag
		err = u
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return a, nil
}

// Parse reads numbers as a line of a .csv file has them, complex ones as Python writes them.
func Parse(line string, o Options) (*Array, error) {
	f, err := Lookup(o.Text)
	if err != nil {
		return nil, err
	}
	for i, number := range strings.Split(line, ",") {
		if _, err := f.parse(decimal(strings.TrimSpace(number))); err != nil && !isPython(number) {
			return nil, fmt.Errorf("number %d: %w", i+1, err)
		}
	}
	o.Fits = func(f Form, _ []int) bool { return !f.Complex }
	return readCSV(strings.NewReader(line), f, false, o)
}

// Write writes a to the file path, whole or not at all.
func Write(path string, a *Array, show func(done float64)) error {
	if err := Writable(path, len(a.Shape)); err != nil {
		return err
	}
	if show == nil {
		show = func(float64) {}
	}
	ext, _ := Extension(path)
	write := map[string]func(io.Writer, *Array, func(float64)) error{".npy": writeNpy, ".csv": writeCSV, ".mtx": writeMtx}[ext]
	return outfile.Write(path, func(w io.Writer) error { return write(w, a, show) })
}

// Writable returns an error where the file cannot be written, or where its name says
// that an array of so many axes cannot.
func Writable(path string, axes int) error {
	ext, err := Extension(path)
	if err != nil {
		return err
	}
	if ext != ".npy" && axes > 2 {
		return fmt.Errorf("%s: text has rows and columns, but the array has %d axes: write a .npy file", path, axes)
	}
	return outfile.Check(path)
}

// Extension returns .npy, .csv or .mtx, what the name of a file ends in.
func Extension(path string) (string, error) {
	if path == Stdin {
		return ".csv", nil
	}
	switch ext := strings.ToLower(filepath.Ext(path)); ext {
	case ".npy", ".csv", ".mtx":
		return ext, nil
	}
	return "", fmt.Errorf("%s: the name of a file must end in .npy, .csv or .mtx, or be -", path)
}

// unclear is the error of a file that may be read in two ways.
type unclear struct {
	what  string
	forms [2]Form
	more  string
	flag  string
}

func (u unclear) Error() string {
	say := "say " + cmp.Or(u.flag, "--in-as") + " "
	return u.what + ": " + say + u.forms[0].Name + " or " + strings.TrimPrefix(say, "say ") + u.forms[1].Name + u.more
}

// A meter tells how much of a file has been read.
type meter struct {
	r          io.ReadSeeker
	size, read int64
	show       func(float64)
}

func (m *meter) Read(p []byte) (int, error) {
	n, err := m.r.Read(p)
	m.read += int64(n)
	m.show(min(1, float64(m.read)/float64(max(m.size, 1))))
	return n, err
}

// Seek goes back to the beginning.
func (m *meter) Seek(offset int64, whence int) (int64, error) {
	m.read = 0
	return m.r.Seek(offset, whence)
}
