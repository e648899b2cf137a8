package main

import (
	"fmt"
	"io"
	"math"
	"math/big"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/fp"
)

func formatsCommand() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "formats [name...]",
		Short: "the formats of machine numbers, and their extreme values",
		Long: `formats prints, for each format, the fields of its encodings and what they stand
for (Table 8.7 of the CUDA Handbook) and its extreme values (Table 8.8), without
the slips of the printed tables, and the formats of the graphics processors of
2006 (da Graça and Defour, Table 1).`,
		Example: `  limb formats
  limb formats binary16 bfloat16
  limb formats --json`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			formats := fp.Formats()
			if len(args) > 0 {
				formats = nil
			}
			for _, name := range args {
				f, ok := fp.LookupFormat(strings.ToLower(name))
				if !ok {
					return usagef("unknown format %q: there are %s", name, formatNames())
				}
				formats = append(formats, f)
			}
			x := struct {
				Schema  int            `json:"schema"`
				Kind    string         `json:"kind"`
				Formats []formatRecord `json:"formats"`
			}{report.Schema, "formats", nil}
			for _, f := range formats {
				x.Formats = append(x.Formats, record(f))
			}
			return write(cmd, asJSON, x, func(w io.Writer) { textFormats(w, style(w), formats) })
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "for programs")
	return cmd
}

func formatNames() string {
	var names []string
	for _, f := range fp.Formats() {
		names = append(names, f.Name)
	}
	return strings.Join(names, ", ")
}

// formatRecord is a format for programs.
type formatRecord struct {
	Name         string          `json:"name"`
	Bits         int             `json:"bits"`
	ExponentBits int             `json:"exponent_bits"`
	FractionBits int             `json:"fraction_bits"`
	Bias         int             `json:"bias"`
	Emin         int             `json:"least_exponent"`
	Emax         int             `json:"largest_exponent"`
	Specials     string          `json:"special_values"`
	Subnormals   bool            `json:"subnormal_numbers"`
	Extremes     []extremeRecord `json:"extreme_values"`
}

// extremeRecord is an extreme value of a format.
type extremeRecord struct {
	Name   string        `json:"name"`
	Hex    string        `json:"hexadecimal"`
	Exact  string        `json:"exact_value"`
	Number report.Number `json:"value"`
}

func record(f fp.Format) formatRecord {
	return formatRecord{
		f.Name, f.Bits, f.ExponentBits(), f.Prec - 1, f.Bias(), f.Emin, f.Emax, f.Specials.String(), !f.Flush, extremes(f),
	}
}

// extremes are the rows of Table 8.8.
func extremes(f fp.Format) (list []extremeRecord) {
	add := func(name string, x float64, exact string) {
		hex := fmt.Sprintf("%0*X", (f.Bits+3)/4, f.Encode(x))
		list = append(list, extremeRecord{name, hex, exact, report.Number(x)})
	}
	if !f.Flush {
		add("least subnormal", f.MinSubnormal(), fmt.Sprintf("2^%d", f.Emin-f.Prec+1))
		add("largest subnormal", f.MaxSubnormal(), fmt.Sprintf("2^%d·(1-2^%d)", f.Emin, 1-f.Prec))
	}
	add("least normal", f.MinNormal(), fmt.Sprintf("2^%d", f.Emin))
	add("one", 1, "1")
	add("next to one", 1+f.Epsilon(), fmt.Sprintf("1+2^%d", 1-f.Prec))
	if f.MaxInteger() <= f.Max() {
		add("largest integer", f.MaxInteger(), fmt.Sprintf("2^%d", f.Prec))
	}
	below := -f.Prec
	if f.Specials == fp.NaNOnly {
		below++
	}
	add("largest", f.Max(), fmt.Sprintf("2^%d·(1-2^%d)", f.Emax+1, below))
	if f.Specials == fp.InfNaN {
		add("infinity", math.Inf(1), "Inf")
	}
	if f.Specials != fp.NoSpecials {
		add("NaN", math.NaN(), "NaN")
	}
	return list
}

func textFormats(w io.Writer, s report.Style, formats []fp.Format) {
	rows := [][]string{{"", "bits", "sign", "exponent", "fraction", "bias", "special values", "subnormal numbers"}}
	for _, f := range formats {
		special := f.Specials.String()
		if f.Name == fp.ATI32.Name {
			special += " (not tested in 2006)"
		}
		subnormal := "yes"
		if f.Flush {
			subnormal = "flushed"
		}
		rows = append(rows, []string{f.Name, strconv.Itoa(f.Bits), "1", strconv.Itoa(f.ExponentBits()), strconv.Itoa(f.Prec - 1), strconv.Itoa(f.Bias()), special, subnormal})
	}
	right := report.Columns(1, 8)
	right[6], right[7] = false, false
	s.Table(w, right, rows)
	for _, f := range formats {
		fmt.Fprintf(w, "\n%s\n\n", f.Name)
		s.Table(w, []bool{false, false, false, false}, encodings(f))
		rows := [][]string{}
		for _, e := range extremes(f) {
			rows = append(rows, []string{e.Name, e.Hex, e.Exact, decimal(float64(e.Number))})
		}
		fmt.Fprintln(w)
		s.List(w, []bool{false, true, false, false}, rows)
	}
}

// encodings are the rows of Table 8.7.
func encodings(f fp.Format) [][]string {
	ones := 1<<f.ExponentBits() - 1
	last := ones
	rows := [][]string{{"exponent", "fraction", "value", ""}, {"0", "0", "±0", "zero"}}
	if f.Flush {
		rows[1][1] = "any"
	} else {
		rows = append(rows, []string{"0", "not 0", fmt.Sprintf("±2^%d·[0.fraction]", f.Emin), "subnormal"})
	}
	if f.Specials == fp.InfNaN {
		last--
	}
	rows = append(rows, []string{fmt.Sprintf("1 to %d", last), "any", fmt.Sprintf("±2^(e-%d)·[1.fraction]", f.Bias()), "normal"})
	switch f.Specials {
	case fp.InfNaN:
		rows = append(rows, []string{strconv.Itoa(ones), "0", "±Inf", "infinity"}, []string{strconv.Itoa(ones), "not 0", "NaN", "not a number"})
	case fp.NaNOnly:
		rows = append(rows, []string{strconv.Itoa(ones), "all ones", "NaN", "not a number, and no normal one"})
	}
	return rows
}

// decimal writes x in full where that is short, else with 17 digits.
func decimal(x float64) string {
	if math.IsInf(x, 0) || x != x {
		return ""
	}
	if text := big.NewFloat(x).Text('g', 40); len(text) <= 24 {
		return text
	}
	return "≈ " + strconv.FormatFloat(x, 'g', 17, 64)
}
