package main

import (
	"fmt"
	"io"
	"math"
	"math/big"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/measure"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/cmd/limb/internal/words"
	"github.com/limbfp/limb/fp"
)

func formatsCommand() *cobra.Command {
	var halves, bf16, exhaustive bool
	var o measure.ShortOptions
	cmd := &cobra.Command{
		Use:   "formats [name...]",
		Short: "print the formats of machine numbers, and their extreme values",
		Long: `formats prints the fields of each format and what they stand for (Table 8.7 of
the CUDA Handbook), its extreme values (Table 8.8), without the errors of the printed
tables, and the formats of the graphics processors of 2006 (da Graça and Defour, Table 1).

--half and --bfloat16 try the conversions between float32 and numbers of 16 bits, on each
level of the processor and on the devices that you name: all 2^16 numbers to float32, and
of the 2^32 float32 a sample, with those about each tie, or all with --exhaustive. They
compare with the definition, computed in integers. The exit code is 1 where something is
wrong.`,
		Example: `  limb formats
  limb formats binary16 bfloat16
  limb formats --half --exhaustive --device opencl:0
  limb formats --bfloat16 --n 65536
  limb formats --json`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if halves || bf16 {
				if len(args) > 0 {
					return usagef("--half and --bfloat16 take no names of formats")
				}
				if o.BF16 = bf16; exhaustive {
					o.N = 0
				}
				return tryShorts(cmd, o)
			}
			formats := fp.Formats()
			if len(args) > 0 {
				formats = nil
			}
			for _, name := range args {
				f, ok := fp.LookupFormat(strings.ToLower(name))
				if !ok {
					return unknown("format", name, formatNames())
				}
				formats = append(formats, f)
			}
			x := struct {
				report.Form
				Formats []formatRecord `json:"formats"`
			}{report.Of("formats"), nil}
			for _, f := range formats {
				x.Formats = append(x.Formats, record(f))
			}
			return write(cmd, x, func(w io.Writer, s report.Style) { textFormats(w, s, formats) })
		},
	}
	f := flagsOf(cmd)
	f.BoolVar(&halves, "half", false, "try the conversions between float32 and binary16")
	f.BoolVar(&bf16, "bfloat16", false, "try the conversions between float32 and bfloat16")
	f.BoolVar(&exhaustive, "exhaustive", false, "try all float32")
	f.Uint64Var(&o.N, "n", 1<<22, "`number` of float32, beside those about each tie")
	f.StringSliceVar(&o.Devices, "device", nil, "on this device too (`name`s as in limb devices; may be repeated)")
	f.with([]string{"half", "bfloat16"}, "exhaustive", "n", "device")
	f.exclude("half", "bfloat16")
	f.exclude("exhaustive", "n")
	f.within("n", 1, 1<<32)
	return cmd
}

// tryShorts tries conversions of numbers of 16 bits.
func tryShorts(cmd *cobra.Command, o measure.ShortOptions) error {
	return answer(cmd, "", &o.Progress, func() (*measure.Shorts, error) {
		r, err := measure.TryShorts(cmd.Context(), o)
		if err == nil && r.Wrong() > 0 {
			err = fmt.Errorf("%d conversions to and from %s are wrong, which the table lists", r.Wrong(), r.Format)
		}
		return r, err
	})
}

func formatNames() []string {
	return words.Of(fp.Formats(), func(f fp.Format) string { return f.Name })
}

// formatRecord is what limb formats --json prints of a format.
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
	Number report.Figure `json:"value"`
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
		list = append(list, extremeRecord{name, hex, exact, report.Figure(x)})
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
		if f.Name == fp.ATI32().Name {
			special += " (not tested in 2006)"
		}
		subnormal := "yes"
		if f.Flush {
			subnormal = "flushed"
		}
		rows = append(rows, []string{f.Name, strconv.Itoa(f.Bits), "1", strconv.Itoa(f.ExponentBits()), strconv.Itoa(f.Prec - 1), strconv.Itoa(f.Bias()), special, subnormal})
	}
	s.Table(w, rows, 1, 2, 3, 4, 5)
	for _, f := range formats {
		fmt.Fprintf(w, "\n%s\n\n", f.Name)
		s.Table(w, encodings(f))
		rows := [][]string{}
		for _, e := range extremes(f) {
			rows = append(rows, []string{e.Name, e.Hex, e.Exact, decimal(float64(e.Number))})
		}
		fmt.Fprintln(w)
		s.List(w, rows, 1)
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
