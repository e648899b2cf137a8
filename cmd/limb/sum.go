package main

import (
	"fmt"
	"io"
	"slices"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/file"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/vec"
)

func sumCommand() *cobra.Command {
	in := input{flag: "--in-as", sparse: true, fits: func(f file.Form, _ []int) bool { return !f.Complex }}
	var typ string
	cmd := &cobra.Command{
		Use:   "sum FILE",
		Short: "add the numbers of a file exactly, and round once",
		Long: `sum adds all numbers of a .npy, .csv or .mtx file, or of standard input, -, without an
error, and rounds the sum once, to DD, to QD where numbers of the file have more digits
than DD holds, or to --type. The order of the numbers does not matter.

FILE.csv:NAME,NAME adds these columns of a file, by their names or numbers from 1 on.
Decimals such as 0.1 are rounded to the type as they are read, and a note says so.`,
		Example: `  limb sum testdata/x.npy
  limb sum testdata/x.csv:1 --type QD
  seq 0 0.1 1 | limb sum -`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usagef("name one file, as in limb sum data.csv:value, and there are %d", len(args))
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			in.path = args[0]
			name, _ := file.Columns(in.path)
			if err := ofNumbers(name); err != nil {
				return err
			}
			r, err := watch(cmd, "", func(show shower) (*sumResult, error) { return in.sum(typ, claims(cmd.ErrOrStderr()), show) })
			if err != nil {
				return err
			}
			return write(cmd, r, r.Text)
		},
	}
	f := flagsOf(cmd)
	f.computing(&typ)
	f.StringVar(&in.as, "in-as", "", "the `form` of the numbers, where that is not clear")
	f.form("in-as")
	return cmd
}

// sumResult is a sum, for programs.
type sumResult struct {
	report.Form
	Type    string        `json:"type"`
	In      fileInfo      `json:"in"`
	Numbers []namedNumber `json:"numbers"`         // decimal, with all digits
	Rounded int           `json:"numbers_rounded"` // of the file, to the type, before they were added; a complex one is two
	Notes   []string      `json:"notes,omitempty"`
}

// Text writes it for people.
func (r *sumResult) Text(w io.Writer, s report.Style) {
	s.List(w, [][]string{r.In.row()})
	for _, note := range r.Notes {
		s.Note(w, "note: "+note)
	}
	listNumbers(w, s, r.Numbers)
}

// sum adds the numbers of a file.
func (in input) sum(typ string, claim func(string, float64) error, show shower) (*sumResult, error) {
	need := func(bytes float64) error { return claim("reading "+in.path, bytes) }
	typ, a, err := in.read(typ, inParts(show)(0, 1, "reading"), need)
	if err != nil {
		return nil, err
	}
	r := &sumResult{Form: report.Of("sum"), Type: typ, In: infoOf(in.path, a)}
	r.Rounded, r.Notes = notes(a, typ)
	if a.Inexact {
		r.Notes = append(r.Notes, fmt.Sprintf("decimals such as 0.1 were rounded to %s as they were read: the sum is that of the rounded ones", a.Form.Name))
	}
	if at := a.NotFinite(); at != "" {
		r.Notes = append(r.Notes, fmt.Sprintf("number %s, counted from 0, is infinite or NaN, and so is the sum", at))
	}
	names := []string{"sum"}
	if a.Form.Complex {
		names = []string{"real part of the sum", "imaginary part of the sum"}
	}
	sums := make([]vec.Accumulator, len(names))
	parts := make([][]float64, len(names))
	for some := range slices.Chunk(a.Limbs, len(names)*a.Form.Limbs<<10) {
		for i := range parts { // real and imaginary ones apart
			parts[i] = parts[i][:0]
			for at := i * a.Form.Limbs; at < len(some); at += len(names) * a.Form.Limbs {
				parts[i] = append(parts[i], some[at:at+a.Form.Limbs]...)
			}
			vec.Accumulate(&sums[i], parts[i])
		}
	}
	for i, name := range names {
		r.Numbers = append(r.Numbers, namedNumber{Name: name, Value: workOf(typ).total(&sums[i])})
	}
	return r, nil
}

func (workIn[R, C]) total(sum *vec.Accumulator) string { return vec.Total[R](sum).String() }
