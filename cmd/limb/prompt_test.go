package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/cmd/limb/internal/calc"
)

// talked returns what a terminal shows of a talk, in which keys are pressed.
func talked(t *testing.T, keys string, h *history) string {
	t.Helper()
	var shown strings.Builder
	screen := newTerminal(strings.NewReader(keys), &shown)
	screen.History = h
	c := &calculator{machine: calc.New()}
	if err := c.choose("DD"); err != nil {
		t.Fatal(err)
	}
	if err := c.talk(screen, func() {}); err != nil {
		t.Fatal(err)
	}
	return shown.String()
}

func TestTalk(t *testing.T) {
	t.Setenv("LIMB_CACHE", t.TempDir())
	const up, down, left, control_c, control_d = "\x1b[A", "\x1b[B", "\x1b[D", "\x03", "\x04"
	for _, c := range []struct{ keys, want string }{
		{"1/4\r", "0.25\r\n"},
		{"x = 2\rx^10\r", "\r\n1024\r\n"},
		{"1/4\r" + up + "+1\r", "1.25\r\n"},
		{"1/4\r1/8\r" + up + up + down + "+1\r", "1.125\r\n"},
		{"12" + left + "+\r", "3\r\n"},
		{"x = 0.1\r:type QF\rx == 0.1\r", "1\r\n"},
		{":type DX\r", "unknown type \"DX\": there are "},
		{":digits 3\r2/3\r", "0.667\r\n"},
		{":digits many\r", "not \"many\""},
		{":limbs\r1\r", "  Lo  0x0p+00  0\r\n"},
		{":all\r1/3\r", "digits as QD"},
		{":frob\r", "unknown command :frob"},
		{":help\r", "Functions: abs, "},
		{":help atan2\r", "atan2(y, x): Atan2 returns "},
		{":help NextAfter\r", "nextafter is the method NextAfter of limb.DD"},
		{":help sine\r", "unknown function \"sine\""},
		{"1 +\r", "want a number, a name or a function here\r\n  1 +\r\n     ^\r\n"},
		{"variable = 3\rvari\t*2\r", "6\r\n"},
		{"7+7" + left + control_c + "1/4\r", "\r\n0.25\r\n"},
		{control_c + control_c + "1/8\r", "\r\n0.125\r\n"},
		{"(1+2i)*3i\r", "-6+3i\r\n"},
		{":type DD\r2i\r", "2i is no real number"},
		{"sinc\tpi\t(1/2)\r", "1, 0\r\n"},
		{"2\r:quit\r3\r", "2\r\n> :quit\r\n"},
		{"1" + control_d + "\r" + control_d + "7\r", "1\r\n> "},
	} {
		got := talked(t, c.keys, &history{})
		if strings.HasPrefix(c.keys, "2\r:quit") || strings.Contains(c.keys, control_d) {
			if !strings.HasSuffix(got, c.want) {
				t.Errorf("%q ends with %q, want %q", c.keys, got, c.want)
			}
		} else if !strings.Contains(got, c.want) {
			t.Errorf("%q shows %q, want %q", c.keys, got, c.want)
		}
	}
}

// TestHistory: the next prompt knows the lines of this one.
func TestHistory(t *testing.T) {
	t.Setenv("LIMB_CACHE", t.TempDir())
	talked(t, "1/4\r\r1/8\r1/8\r:limbs\r", newHistory())
	if h := newHistory(); !slices.Equal(h.lines, []string{"1/4", "1/8", ":limbs"}) {
		t.Errorf("the history is %q", h.lines)
	}
	if got := talked(t, "\x1b[A\x1b[A\x1b[A\r", newHistory()); !strings.Contains(got, "0.25\r\n") {
		t.Errorf("the oldest line shows %q", got)
	}
	h := &history{}
	for i := range historyLength + 5 {
		h.Add(fmt.Sprint(i))
	}
	if h.Len() != historyLength || h.At(0) != fmt.Sprint(historyLength+4) || h.At(historyLength-1) != "5" {
		t.Errorf("%d lines, from %s to %s", h.Len(), h.At(historyLength-1), h.At(0))
	}
	t.Setenv("LIMB_CACHE", "off")
	if h := newHistory(); h.Len() != 0 {
		t.Errorf("where nothing is kept there are %q", h.lines)
	}
}
