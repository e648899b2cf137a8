package limbsql_test

import (
	"database/sql"
	"fmt"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/limbsql"
)

// TestScan: what drivers return, and what is none.
func TestScan(t *testing.T) {
	var _ sql.Scanner = new(limbsql.Column[limb.DD])
	for _, c := range []struct {
		src  any
		want limb.QD
	}{
		{"0.1", limb.MustParse[limb.QD]("0.1")}, {[]byte("-1e300"), limb.MustParse[limb.QD]("-1e300")},
		{int64(-1 << 63), limb.NewQD[int64](-1 << 63)}, {0.1, limb.NewQD(0.1)},
	} {
		var x limbsql.Column[limb.QD]
		if err := x.Scan(c.src); err != nil || x.V != c.want {
			t.Errorf("%v gives %v, %v", c.src, x.V, err)
		}
	}
	for src, want := range map[any]string{nil: "NULL is no", true: "a bool is no", "1,5": "invalid syntax", "1e999": "out of range"} {
		x := limbsql.Column[limb.CDD]{V: limb.CDD{Re: limb.NewDD(7)}}
		err := x.Scan(src)
		if err == nil || !strings.Contains(err.Error(), want) || !strings.HasPrefix(err.Error(), "limbsql: ") || x.V.Re.Hi != 7 {
			t.Errorf("%v gives %v, %v, want %q", src, x.V, err, want)
		}
	}
	var null sql.Null[limbsql.Column[limb.DD]]
	if err := null.Scan(nil); err != nil || null.Valid {
		t.Errorf("NULL gives %v, %v", null, err)
	}
	if err := null.Scan("0.5"); err != nil || !null.Valid || null.V.V != limb.NewDD(0.5) {
		t.Errorf("0.5 gives %v, %v", null, err)
	}
}

func ExampleColumn() {
	// What a query takes as an argument, and what one returns.
	x := limbsql.Column[limb.DD]{V: limb.NewDD(1).DivFloat(3)}
	argument, _ := x.Value()
	fmt.Println(argument)

	var y limbsql.Column[limb.DD]
	fmt.Println(y.Scan(argument), y.V == x.V)
	// Output:
	// 0.333333333333333333333333333333332
	// <nil> true
}
