package main

import (
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/vec"
)

// levels prints what the functions of package vec run on here: those of that name,
// or all.
func levels(cmd *cobra.Command, name string) error {
	type entry struct {
		Name  string `json:"function"`
		Level string `json:"level"`
	}
	x := struct {
		report.Form
		Level     string  `json:"level"`
		Functions []entry `json:"functions"`
	}{Form: report.Of("levels"), Level: vec.Level()}
	all := append(types.Names(types.Numbers), types.F32.String(), types.F64.String())
	rows := map[string][]string{}
	for _, full := range vec.Functions() {
		typ, short, _ := strings.Cut(full, ".")
		if name != "" && !strings.EqualFold(name, short) && !strings.EqualFold(name, full) {
			continue
		}
		level, _ := vec.LevelOf(full)
		x.Functions = append(x.Functions, entry{full, level})
		if rows[short] == nil {
			rows[short] = make([]string, 1+len(all))
			rows[short][0] = short
		}
		rows[short][1+slices.Index(all, typ)] = level
	}
	if len(rows) == 0 {
		return usagef("package vec has no function %q: limb show --levels lists all", name)
	}
	table := [][]string{append([]string{""}, all...)}
	for _, short := range slices.Sorted(maps.Keys(rows)) {
		table = append(table, rows[short])
	}
	return write(cmd, x, func(w io.Writer, s report.Style) { s.Table(w, table) })
}
