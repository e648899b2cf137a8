// Package limbsql has numbers in databases, by way of package database/sql: as text, with all
// of their digits.
package limbsql

import (
	"database/sql/driver"
	"fmt"
	"strconv"

	"github.com/limbfp/limb"
)

// Column is a number V of a database: a [driver.Valuer], which is an argument of a query, and a
// sql.Scanner, which takes a result.
//
//	var x limbsql.Column[limb.DD]
//	err := db.QueryRow("SELECT price FROM t WHERE id = ?", 1).Scan(&x)
//
// A column that may be NULL is a sql.Null[limbsql.Column[limb.DD]].
type Column[N limb.Number] struct{ V N }

// Value returns V as text, the shortest that is read as V: a column of text has it as it is, and
// one of decimal numbers rounds it to its own digits. NaN and infinities are text that not every
// database takes for numbers.
func (c Column[N]) Value() (driver.Value, error) {
	b, err := any(c.V).(interface{ MarshalText() ([]byte, error) }).MarshalText()
	return string(b), err
}

// Scan sets V to what a database returns: text and decimal numbers as [limb.ParseAs] reads them,
// integers and a float64 exactly where N can hold them. NULL and other values are errors, and
// leave V as it is.
func (c *Column[N]) Scan(src any) error {
	var text string
	switch v := src.(type) {
	case string:
		text = v
	case []byte:
		text = string(v)
	case int64:
		text = strconv.FormatInt(v, 10)
	case float64:
		text = strconv.FormatFloat(v, 'x', -1, 64) // all bits: its shortest decimal is another number of more limbs
	case nil:
		return fmt.Errorf("limbsql: NULL is no %T: scan into a sql.Null[%T]", c.V, *c)
	default:
		return fmt.Errorf("limbsql: a %T is no %T: want text, an integer or a float64", src, c.V)
	}
	x, err := limb.ParseAs[N](text)
	if err != nil {
		return fmt.Errorf("limbsql: %w", err)
	}
	c.V = x
	return nil
}
