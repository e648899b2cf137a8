package report

import (
	"encoding/json"
	"fmt"
	"io"
)

// WriteJSON writes x for programs.
func WriteJSON(w io.Writer, x any) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	if err := e.Encode(x); err != nil {
		return fmt.Errorf("writing JSON: %w", err)
	}
	return nil
}
