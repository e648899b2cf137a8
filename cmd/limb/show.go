package main

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/cmd/limb/internal/source"
	"github.com/limbfp/limb/cmd/limb/internal/words"
	"github.com/limbfp/limb/internal/compiler/emit/opencl"
	"github.com/limbfp/limb/internal/compiler/emit/ptx"
	"github.com/limbfp/limb/internal/compiler/emit/spirv"
	"github.com/limbfp/limb/internal/compiler/emit/wgsl"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/internal/source/passes"
)

func showCommand() *cobra.Command {
	var (
		backend, typ, lowering string
		asLevels               bool
	)
	cmd := &cobra.Command{
		Use:   "show [function]",
		Short: "print the code of a function or kernel for a backend, or list all",
		Long: `show prints the code of a function, or of a kernel of reductions and transforms, such as
reduce.Sum[DD] and passes.Turn[CQD]. Without a name it lists them all, or those of a type.

  --backend             what it prints
  go                    the source
  interp                the intermediate representation
  opencl, cuda, webgpu  what a device compiles for it, without the prelude
  vulkan                the instructions of a module

A name without a type is a function of --type, of its machine numbers, or a kernel: limb
show TwoSum --type QD is f64.TwoSum, Turn --type QD passes.Turn[CQD].`,
		Example: `  limb show
  limb show --type CQD
  limb show TwoSum --backend opencl
  limb show TwoSum --backend vulkan
  limb show Mul --type DD --backend interp
  limb show DF.Add
  limb show Add --backend opencl --lowering floor
  limb show Last --type QD --backend vulkan
  limb show Dot --type DD --backend cuda
  limb show Exp --backend webgpu --lowering hidden
  limb show --levels`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) > 1 {
				return usagef("show takes one function, but got %d: %s", len(args), strings.Join(args, " "))
			}
			return nil
		},
		ValidArgsFunction: func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
			if len(args) > 0 {
				return nil, cobra.ShellCompDirectiveNoFileComp
			}
			return showNames(), cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if asLevels {
				return levels(cmd, strings.Join(args, ""))
			}
			names := showNames()
			if len(args) == 0 {
				if cmd.Flags().Changed("type") {
					names = slices.DeleteFunc(names, func(n string) bool {
						return !strings.HasPrefix(n, typ+".") && !strings.HasPrefix(n, machine(typ)) && !slices.Contains(typesOf(n), typ)
					})
				}
				return list(cmd, backend, names)
			}
			name, err := find(args[0], typ, names)
			if err != nil {
				return err
			}
			r, err := lower.Named(lowering)
			if err != nil {
				return usagef("--lowering: %v", err)
			}
			if cmd.Flags().Changed("lowering") && slices.Contains(showBackends[:2], backend) {
				return usagef("--lowering is of what a device compiles: name one with --backend, %s", strings.Join(showBackends[2:], ", "))
			}
			text, err := listing(backend, name, r)
			if err != nil {
				return fmt.Errorf("show %s: %w", name, err)
			}
			x := struct {
				report.Form
				Backend string `json:"backend"`
				Name    string `json:"function"`
				Text    string `json:"text"`
			}{report.Of("show"), backend, name, text}
			return write(cmd, x, func(w io.Writer, _ report.Style) { io.WriteString(w, text) })
		},
	}
	f := flagsOf(cmd)
	f.StringVar(&backend, "backend", "go", "`backend`: "+strings.Join(showBackends, ", "))
	f.StringVar(&typ, "type", "DF", "`type` of a name without one, or of the functions to list: "+strings.Join(showTypes, ", "))
	f.StringVar(&lowering, "lowering", "plain", "how operations are written for a device's compiler: plain, or `words` of "+strings.Join(lowerings(), ", "))
	f.BoolVar(&asLevels, "levels", false, "show what each function of package vec runs on here: avx512, avx2, neon or go")
	f.exclude("levels", "backend", "type", "lowering")
	f.oneOf("backend", "backend", showBackends...)
	cmd.RegisterFlagCompletionFunc("lowering", cobra.FixedCompletions(lowerings(), cobra.ShellCompDirectiveNoFileComp))
	f.oneOf("type", "type", showTypes...)
	return cmd
}

// transforms are the kernels that make transforms.
var transforms = sync.OnceValue(func() *ir.Program {
	p, err := ir.Decode([]byte(passes.Program))
	if err != nil {
		panic(err) // the file is part of the program
	}
	return p
})

// shownPrograms are where functions and kernels come from: the library, and what makes transforms.
func shownPrograms() []*ir.Program { return []*ir.Program{kernels.Program(), transforms()} }

// showNames are the names of all functions, and of kernels.
func showNames() []string {
	names := kernels.Names()
	for _, f := range transforms().Funcs {
		if f.Kind != ir.Once {
			names = append(names, f.Go)
		}
	}
	return names
}

// typesOf returns the types that a kernel is for: CQD and QD for passes.Pack[CQD,QD].
func typesOf(kernel string) []string {
	_, list, _ := strings.Cut(strings.TrimSuffix(kernel, "]"), "[")
	return strings.Split(list, ",")
}

// showTypes are the types that a function may belong to.
var showTypes = append(types.Names(types.Numbers), types.F32.String(), types.F64.String())

// machine returns the prefix of the functions of a type's machine numbers.
func machine(typ string) string {
	if t, _ := kernels.TypeOf(typ + "."); t.Elem() == kernels.F32 {
		return "f32."
	}
	return "f64."
}

// lowerings are the ways of all operations.
func lowerings() (words []string) {
	for _, o := range lower.Operations {
		for _, w := range o.Ways[1:] {
			words = append(words, w.Words)
		}
	}
	return words
}

// showBackends are the forms that a function has.
var showBackends = []string{"go", "interp", "opencl", "vulkan", "cuda", "webgpu"}

// shown is the device that a module of Vulkan is shown for: what most graphics processors have.
var shown = spirv.Features{Float64: true, Int64: true, Group: 64, Push: 128}

// listing returns the text of a function; for a device all that it compiles
// for it, except the prelude.
func listing(backend, name string, r lower.Rung) (string, error) {
	if backend == "go" {
		return source.Of(name)
	}
	var p *ir.Program
	var f *ir.Func
	for _, p = range shownPrograms() {
		if i := slices.IndexFunc(p.Funcs, func(f *ir.Func) bool { return f.Go == name }); i >= 0 {
			f = p.Funcs[i]
			break
		}
	}
	switch {
	case f == nil:
		return "", fmt.Errorf("unknown function %q", name)
	case backend == "interp":
		return f.String(), nil
	case f.Slices:
		return "", fmt.Errorf("%s is for slices on the processor, and devices have none: say --backend go or interp", name)
	}
	p = kernels.Part(p, f)
	if f.Export {
		f = ir.Map(f)
		p.Funcs = append(p.Funcs, f)
	}
	switch backend { // as on a graphics processor
	case "cuda":
		r = r.Late(lower.Late)
	case "vulkan", "opencl":
		r = r.Late(lower.LateByBits)
	}
	p, err := r.Lower(p)
	if err != nil {
		return "", err
	}
	switch f = p.Lookup(f.Name); backend {
	case "cuda":
		return ptx.Text(p, ptx.Options{Group: 128}, f), nil
	case "vulkan":
		b, err := spirv.Module(p, shown, f)
		if err != nil {
			return "", err
		}
		return b.Text(), nil
	case "webgpu":
		b, err := wgsl.Module(p, 256, f)
		if err != nil && f.Limb == ir.F64 && !r.Has("pairs") {
			err = fmt.Errorf("%w: see --lowering \"floor pairs\"", err)
		}
		return b.Text, err
	default:
		text, _ := opencl.Text(p, opencl.Options{PerItem: 1, Group: 256, Constants: math.MaxInt}, f)
		return text, nil
	}
}

// list prints the functions of the catalogue, and the kernels.
func list(cmd *cobra.Command, backend string, names []string) error {
	type entry struct {
		Name string `json:"function"`
		Doc  string `json:"doc"`
	}
	x := struct {
		report.Form
		Backend   string  `json:"backend"`
		Functions []entry `json:"functions"`
	}{Form: report.Of("functions"), Backend: backend}
	var rows [][]string
	add := func(name, doc string) {
		if slices.Contains(names, name) {
			x.Functions = append(x.Functions, entry{name, doc})
			doc, _, _ = strings.Cut(doc, "\n")
			rows = append(rows, []string{name, doc})
		}
	}
	for _, f := range kernels.Funcs() {
		add(f.Name, f.Doc())
	}
	for _, p := range shownPrograms() {
		for _, f := range p.Funcs {
			if f.Kind != ir.Once {
				add(f.Go, f.Doc)
			}
		}
	}
	return write(cmd, x, func(w io.Writer, s report.Style) { s.List(w, rows) })
}

// find returns the full name of a function: "add" is DF.Add or f32.Add, in
// this order, for the type DF, and "last8" a kernel for DF or CDF.
func find(name, typ string, names []string) (string, error) {
	for _, full := range []string{name, typ + "." + name, machine(typ) + name} {
		for _, n := range names {
			if strings.EqualFold(n, full) {
				return n, nil
			}
		}
	}
	for _, typ := range []string{typ, "C" + typ} {
		for _, n := range names {
			_, kernel, _ := strings.Cut(n, ".")
			if kernel, _, ok := strings.Cut(kernel, "["); ok && strings.EqualFold(kernel, name) && slices.Contains(typesOf(n), typ) {
				return n, nil
			}
		}
	}
	if like := similar(name, typ, names); len(like) > 0 {
		return "", usagef("unknown function %q: did you mean %s? (limb show lists all)", name, strings.Join(like, ", "))
	}
	return "", usagef("unknown function %q: limb show lists all", name)
}

// similar returns the three names nearest to name, if any are near; of equally
// near ones those of typ first.
func similar(name, typ string, names []string) []string {
	near := func(full string) int {
		prefix, short, _ := strings.Cut(full, ".")
		d := 2 * min(words.Distance(name, full), words.Distance(name, short))
		if prefix != typ {
			d++
		}
		return d
	}
	var like []string
	for _, n := range names {
		if near(n) <= 3+2*(len(name)/3) {
			like = append(like, n)
		}
	}
	slices.SortStableFunc(like, func(a, b string) int { return near(a) - near(b) })
	return like[:min(3, len(like))]
}
