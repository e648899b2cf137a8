package main

import (
	"context"
	"encoding"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/limbfp/limb/cmd/limb/internal/report"
)

// # The forms of --json
//
// docs/json.md has the form of each kind of output: its keys, those that may be missing with a ?, and what their
// values are. Its text is made of the types that the command writes, and read again here: what the command
// writes has to be as it says, with no other keys and none missing.

var writeJSON = flag.Bool("json-docs", false, "write the forms of docs/json.md")

const jsonDocs = "../../docs/json.md"

// jsonCalls are calls of the command that write a form of each kind, beside those in short.
var jsonCalls = []string{
	"show DF.Add", "export --list", "paranoia find SloppyAdd --n 4000", "formats --half --n 64",
	"solve --a ../../testdata/A.csv --b ../../testdata/b.csv --out OUT --refined", "calc --all --limbs 1/3 2i", "calc --all 1e100",
	"prove --steps DF.Add", "report", "report arithmetic --quick --device cpu", "man fft", "mat det --a ../../testdata/A.csv", "mat roots 0 0 1 1",
}

// jsonExamples say by kind which value the example of docs/json.md takes, as jq names it.
var jsonExamples = map[string]string{
	"accuracy": ".rows[0].max_relative_error_units", "bench": ".elements", "calc": ".results[0].types[0].numbers[0]",
	"conversions": ".on[0].rounded_wrong", "counterexample": ".search.counterexample_in_the_smallest_format.why", "devices": ".devices[0].name",
	"digits": ".causes[0].says", "escape": ".rows[0].least_ns", "exhaustive": ".rows[0].max_error_units", "export": ".text",
	"fft": ".out.shape[0]", "formats": ".formats[0].exponent_bits", "formula": ".smt2", "functions": ".functions[0].doc",
	"kernels": ".kernels[0].lanes", "languages": ".languages[0].title", "man": ".pages", "mandelbrot": ".sha256_of_counts",
	"mat": ".numbers[0].value", "mat of limb bench": ".rows[0].times[0].least_ns", "native": ".table_8_13[0].max_error_ulp",
	"paranoia": ".arithmetics[0].findings[0].answer", "prove": ".bounds[0].proved_units", "report": ".summary.speeds[0].where",
	"show": ".text", "slices": ".rows[0].times[0].least_ns_per_element", "solve": ".relative_error_bound", "sum": ".numbers[0].value",
	"thall": ".lines[0].found[0].max_error_ulp", "version": ".limb_version",
}

// at returns the value that a path of jq leads to, nil where none is.
func at(x any, path string) any {
	for _, word := range regexp.MustCompile(`[a-z_0-9]+`).FindAllString(path, -1) {
		switch y := x.(type) {
		case map[string]any:
			x = y[word]
		case []any:
			if i, err := strconv.Atoi(word); err != nil || i >= len(y) {
				return nil
			} else {
				x = y[i]
			}
		default:
			return nil
		}
	}
	return x
}

// exampleOf is the line of docs/json.md on a call that writes a form.
func exampleOf(call, path string) string {
	call = strings.NewReplacer("../../", "", "testdata/four.csv", "cmd/limb/testdata/four.csv", "testdata/exhausted.json", "cmd/limb/testdata/exhausted.json", "OUT", "X.npy", " --json", "").Replace(call)
	return fmt.Sprintf("Example: `limb %s --json | jq -r '%s'`", strings.TrimSpace(call), path)
}

// form writes what values of a type are in JSON.
func form(t reflect.Type, indent string, within []reflect.Type) string {
	switch {
	case t == reflect.TypeFor[report.Figure]():
		return "number or null"
	case t.Kind() == reflect.Pointer:
		return form(t.Elem(), indent, within)
	case t.Implements(reflect.TypeFor[encoding.TextMarshaler]()) || reflect.PointerTo(t).Implements(reflect.TypeFor[encoding.TextMarshaler]()):
		return "string"
	case t.Implements(reflect.TypeFor[json.Marshaler]()) || t.Kind() == reflect.Interface || slices.Contains(within, t):
		return "anything"
	}
	switch t.Kind() {
	case reflect.String:
		return "string"
	case reflect.Bool:
		return "boolean"
	case reflect.Slice, reflect.Array:
		return "[" + form(t.Elem(), indent, within) + "]"
	case reflect.Map:
		return "{any: " + form(t.Elem(), indent, within) + "}"
	case reflect.Struct:
		var b strings.Builder
		fields(&b, t, indent+"  ", append(slices.Clone(within), t))
		return "{\n" + b.String() + indent + "}"
	}
	return "number"
}

func fields(b *strings.Builder, t reflect.Type, indent string, within []reflect.Type) {
	for i := range t.NumField() {
		f := t.Field(i)
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		inner := f.Type
		if inner.Kind() == reflect.Pointer {
			inner = inner.Elem()
		}
		switch {
		case name == "-" || !f.IsExported() && !f.Anonymous:
		case f.Anonymous && name == "" && inner.Kind() == reflect.Struct:
			fields(b, inner, indent, within)
		default:
			if name == "" {
				name = f.Name
			}
			if strings.Contains(options, "omit") || slices.Contains([]string{"schema", "kind", "limb_version"}, name) && len(within) > 1 {
				name += "?"
			}
			or := ""
			if k := f.Type.Kind(); (k == reflect.Slice || k == reflect.Map || k == reflect.Pointer) && !strings.HasSuffix(name, "?") {
				or = " or null"
			}
			value := form(f.Type, indent, within)
			if strings.Contains(options, "string") { // digits that a float64 would lose
				value = "string"
			}
			fmt.Fprintf(b, "%s%s: %s%s\n", indent, name, value, or)
		}
	}
}

// A shape is a form that is read.
type shape struct {
	kind     string // "string", "number", "boolean", "anything", "[", "{"
	null     bool
	of       *shape // of elements, and of values under any key
	keys     map[string]*shape
	optional map[string]bool
}

var token = regexp.MustCompile(`or null|[a-zA-Z_0-9.-]+\??:?|[][{}]`)

// parseForm reads a form, and returns what is behind it.
func parseForm(words []string) (s *shape, rest []string) {
	s, rest = &shape{kind: words[0]}, words[1:]
	switch s.kind {
	case "[":
		s.of, rest = parseForm(rest)
		rest = rest[1:]
	case "{":
		s.keys, s.optional = map[string]*shape{}, map[string]bool{}
		for rest[0] != "}" {
			key, maybe := strings.CutSuffix(strings.TrimSuffix(rest[0], ":"), "?")
			var value *shape
			if value, rest = parseForm(rest[1:]); key == "any" {
				s.of = value
			} else {
				s.keys[key], s.optional[key] = value, maybe
			}
		}
		rest = rest[1:]
	}
	if len(rest) > 0 && rest[0] == "or null" {
		s.null, rest = true, rest[1:]
	}
	return s, rest
}

// fits returns what is wrong with a value.
func (s *shape) fits(at string, x any) error {
	var errs []error
	switch x := x.(type) {
	case nil:
		if !s.null && s.kind != "anything" {
			return fmt.Errorf("%s is null", at)
		}
	case map[string]any:
		if s.kind == "anything" {
			return nil
		} else if s.kind != "{" {
			return fmt.Errorf("%s is an object, and no %s", at, s.kind)
		}
		for key, value := range x {
			if of := s.keys[key]; of != nil {
				errs = append(errs, of.fits(at+"."+key, value))
			} else if s.of != nil {
				errs = append(errs, s.of.fits(at+"."+key, value))
			} else {
				errs = append(errs, fmt.Errorf("%s.%s is unknown", at, key))
			}
		}
		for key := range s.keys {
			if _, is := x[key]; !is && !s.optional[key] {
				errs = append(errs, fmt.Errorf("%s.%s is missing", at, key))
			}
		}
	case []any:
		if s.kind == "anything" {
			return nil
		} else if s.kind != "[" {
			return fmt.Errorf("%s is a list, and no %s", at, s.kind)
		}
		for i, value := range x {
			errs = append(errs, s.of.fits(fmt.Sprintf("%s[%d]", at, i), value))
		}
	default:
		if is := map[reflect.Kind]string{reflect.String: "string", reflect.Float64: "number", reflect.Bool: "boolean"}[reflect.TypeOf(x).Kind()]; is != s.kind && s.kind != "anything" {
			return fmt.Errorf("%s is a %s, and no %s", at, is, s.kind)
		}
	}
	return errors.Join(errs...)
}

// documented returns the forms of docs/json.md by their kinds.
func documented(t *testing.T) (text string, forms map[string]string) {
	t.Helper()
	b, err := os.ReadFile(jsonDocs)
	if err != nil {
		t.Fatal(err)
	}
	forms = map[string]string{}
	for _, m := range regexp.MustCompile("(?s)## ([a-z ]+)\n\n[^#]*?```\n(\\{.*?\n\\})\n```").FindAllStringSubmatch(string(b), -1) {
		forms[m[1]] = m[2]
	}
	return string(b), forms
}

// TestJSON: what every command writes with --json is as docs/json.md says, which says what is in the types.
func TestJSON(t *testing.T) {
	calls := slices.Clone(jsonCalls)
	for path, args := range short {
		if path != "limb" {
			calls = append(calls, strings.TrimPrefix(path, "limb ")+" "+args)
		}
	}
	slices.Sort(calls)
	text, forms := documented(t)
	written := map[string]map[string]bool{} // the calls by kind
	made := map[string]string{}
	example := map[string]string{} // by kind, the first call in which the value is
	defer func() { report.Wrote = func(any) {} }()
	for _, call := range calls {
		t.Run(call, func(t *testing.T) {
			var x any
			report.Wrote = func(y any) { x = y }
			words := append(strings.Fields(strings.ReplaceAll(call, "OUT", filepath.Join(t.TempDir(), "X.npy"))), "--json")
			var out, stderr strings.Builder
			if code := run(words, &out, &stderr); code != 0 {
				t.Fatalf("%d, %s", code, &stderr)
			}
			var got map[string]any
			if err := json.NewDecoder(strings.NewReader(out.String())).Decode(&got); err != nil || x == nil {
				t.Fatalf("%v: %.300s", err, &out)
			}
			kind, _ := got["kind"].(string)
			path, _, _ := strings.Cut(call+" ", " ")
			if _, is := short["limb "+kind]; is && path != kind {
				kind += " of limb " + path // whose name is that of another command
			}
			if written[kind] == nil {
				written[kind] = map[string]bool{}
			}
			written[kind]["limb "+path] = true
			made[kind] = form(reflect.TypeOf(x), "", nil)
			if example[kind] == "" && at(got, jsonExamples[kind]) != nil && jsonExamples[kind] != "" {
				example[kind] = exampleOf(call, jsonExamples[kind])
			}
			if *writeJSON {
				return
			}
			if forms[kind] != made[kind] {
				t.Fatalf("docs/json.md has %q as\n%s\nand it is\n%s\n(go test ./cmd/limb -run TestJSON -json-docs writes it)", kind, forms[kind], made[kind])
			}
			s, _ := parseForm(token.FindAllString(forms[kind], -1))
			if err := s.fits("", got); err != nil {
				t.Error(err)
			}
			// What is not as it says is noticed.
			for what, spoil := range map[string]func(x map[string]any){
				"kind is missing":    func(x map[string]any) { delete(x, "kind") },
				"surplus is unknown": func(x map[string]any) { x["surplus"] = 1.0 },
				"schema is a string": func(x map[string]any) { x["schema"] = "2" },
			} {
				bad := maps.Clone(got)
				spoil(bad)
				if err := s.fits("", bad); err == nil || !strings.Contains(err.Error(), what) {
					t.Errorf("where %s: %v", what, err)
				}
			}
		})
	}
	if *writeJSON {
		head, _, _ := strings.Cut(text, "\n## ")
		var b strings.Builder
		io.WriteString(&b, strings.TrimRight(head, "\n")+"\n")
		for _, kind := range slices.Sorted(maps.Keys(made)) {
			fmt.Fprintf(&b, "\n## %s\n\nFrom `%s`. %s\n\n```\n%s\n```\n", kind, strings.Join(slices.Sorted(maps.Keys(written[kind])), "`, `"), example[kind], made[kind])
		}
		if err := os.WriteFile(jsonDocs, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	for kind := range forms {
		switch {
		case made[kind] == "":
			t.Errorf("docs/json.md has %q, and no call writes it", kind)
		case example[kind] == "":
			t.Errorf("no output of the kind %q has the value of its example, %q", kind, jsonExamples[kind])
		case !strings.Contains(text, "`. "+example[kind]+"\n"):
			t.Errorf("docs/json.md has no example of %q: %s", kind, example[kind])
		}
	}
}

// TestExitCodes: the help and docs/json.md have all exit codes, and the command ends with each of them and no other.
func TestExitCodes(t *testing.T) {
	text, _ := documented(t)
	var help strings.Builder
	if code := run([]string{"--help"}, &help, io.Discard); code != 0 {
		t.Fatal(code)
	}
	rows := regexp.MustCompile(`(?m)^\| ([0-9]+) \| (.*) \|$`).FindAllStringSubmatch(text, -1)
	if len(rows) != len(codes) {
		t.Fatalf("docs/json.md has %d exit codes, and there are %d", len(rows), len(codes))
	}
	stopped, stop := context.WithCancel(t.Context())
	stop()
	ended := map[int]bool{}
	for _, c := range []struct {
		ctx  context.Context
		args string
		out  io.Writer
		want int
	}{
		{t.Context(), "version", io.Discard, 0},
		{t.Context(), "version", &limited{7}, 1},
		{t.Context(), "fft --in no-such.npy --out X.npy", io.Discard, 1},
		{t.Context(), "version --frob", io.Discard, 2},
		{t.Context(), "calc 1+", io.Discard, 2},
		{stopped, "report mat --device cpu", io.Discard, 130},
	} {
		code := runUntil(c.ctx, strings.Fields(c.args), c.out, io.Discard)
		if ended[code] = true; code != c.want {
			t.Errorf("limb %s ends with %d, not %d", c.args, code, c.want)
		}
	}
	for i, c := range codes {
		if rows[i][1] != strconv.Itoa(c.code) || rows[i][2] != c.says {
			t.Errorf("docs/json.md has %q where it is %d, %s", rows[i][0], c.code, c.says)
		}
		if !strings.Contains(help.String(), fmt.Sprintf("  %-4d%s\n", c.code, c.says)) {
			t.Errorf("the help does not say what %d is", c.code)
		}
		if !ended[c.code] {
			t.Errorf("no call here ends with %d", c.code)
		}
	}
}
