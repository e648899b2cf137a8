// Shards adds the numbers of a column of many CSV files, on whatever runs Apache Beam. The
// results have the same bits however the files are cut, and wherever that is done.
//
//	GOWORK=off go run ./examples/shards --input='shards/*.csv' --column=2
//	GOWORK=off go run ./examples/shards --input='gs://bucket/*.csv' --runner=dataflow …
package main

import (
	"context"
	"flag"
	"fmt"
	"log"
	"strings"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/textio"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/register"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/x/beamx"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/x/debug"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/beam/exact"
)

var (
	input  = flag.String("input", "*.csv", "the files")
	column = flag.Int("column", 1, "the column of the numbers, from 1 on")
)

// field is a DoFn that takes the number out of a line, with as many digits as it has there, up
// to those of a DD.
type field struct{ Column int }

func (f *field) ProcessElement(line string, emit func(limb.DD)) error {
	fields := strings.Split(line, ",")
	if f.Column < 1 || f.Column > len(fields) {
		return fmt.Errorf("no column %d in the line %.80q: name another one with --column", f.Column, line)
	}
	x, err := limb.ParseAs[limb.DD](strings.TrimSpace(fields[f.Column-1]))
	if err != nil {
		return fmt.Errorf("column %d of the line %.80q: %w", f.Column, line, err)
	}
	emit(x)
	return nil
}

func init() {
	register.DoFn2x1[string, func(limb.DD), error](&field{})
	register.Emitter1[limb.DD]()
}

func main() {
	flag.Parse()
	beam.Init()
	p, s := beam.NewPipelineWithRoot()
	x := beam.ParDo(s, &field{*column}, textio.Read(s, *input))
	debug.Printf(s, "sum      %v", exact.Sum[limb.DD](s, x))
	debug.Printf(s, "mean     %v", exact.Mean[limb.DD](s, x))
	debug.Printf(s, "variance %v", exact.Variance[limb.DD](s, x))
	if err := beamx.Run(context.Background(), p); err != nil {
		log.Fatal(err)
	}
}
