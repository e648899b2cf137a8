//go:build !js

package device

import (
	"strconv"
	"strings"
	"time"
)

// # Texts that processes leave one another
//
// What a child reports, and what is kept for later processes, are lines of quoted words: encoding/json would be 0.5 MB of
// each program. Who reads them takes nothing of a text that is cut off, or is another one.

// quoted returns words as a line.
func quoted(words ...string) string {
	var b []byte
	for _, w := range words {
		b = append(strconv.AppendQuote(b, w), ' ')
	}
	return string(b) + "\n"
}

// wordsOf returns the words of a line, with its end.
func wordsOf(text string) (words []string, ok bool) {
	rest, ok := strings.CutSuffix(text, "\n")
	for ok && rest != "" {
		next, err := strconv.QuotedPrefix(rest)
		if err != nil {
			return nil, false
		}
		word, _ := strconv.Unquote(next)
		words = append(words, word)
		rest, ok = strings.CutPrefix(rest[len(next):], " ")
	}
	return words, ok
}

// linesOf returns the words of each of a text's lines.
func linesOf(text string) (list [][]string, ok bool) {
	for one := range strings.Lines(text) {
		words, ok := wordsOf(one)
		if !ok {
			return nil, false
		}
		list = append(list, words)
	}
	return list, len(list) > 0
}

func (t trial) words() []string { return []string{t.Title, t.Platform, t.Version, t.Err} }

// trialsOf returns the devices of lists of their words.
func trialsOf(list [][]string) (trials []trial, ok bool) {
	for _, w := range list {
		if len(w) != 4 {
			return nil, false
		}
		trials = append(trials, trial{w[0], w[1], w[2], w[3]})
	}
	return trials, true
}

// text is a verdict as it is kept, and verdictOf that of a text.
func (v verdict) text() string {
	text := quoted(v.Skipped, v.Err, strconv.FormatInt(v.When.UnixNano(), 10))
	for _, t := range v.Devices {
		text += quoted(t.words()...)
	}
	return text
}

func verdictOf(text string) (v verdict, ok bool) {
	list, ok := linesOf(text)
	if !ok || len(list[0]) != 3 {
		return v, false
	}
	when, err := strconv.ParseInt(list[0][2], 10, 64)
	v = verdict{Skipped: list[0][0], Err: list[0][1], When: time.Unix(0, when)}
	v.Devices, ok = trialsOf(list[1:])
	return v, ok && err == nil
}

// text is a step as a child reports it, one line, and stepOf that of a line.
func (s step) text() string {
	words := []string{strconv.FormatBool(s.Opened)}
	for _, t := range s.Devices {
		words = append(words, t.words()...)
	}
	return quoted(words...)
}

func stepOf(text string) (s step, ok bool) {
	words, ok := wordsOf(text)
	if !ok || len(words)%4 != 1 {
		return s, false
	}
	var list [][]string
	for at := 1; at < len(words); at += 4 {
		list = append(list, words[at:at+4])
	}
	s.Opened = words[0] == "true"
	s.Devices, ok = trialsOf(list)
	return s, ok
}

// text is a climb as it is kept, and climbOf that of a text.
func (c *climb) text() string {
	var told []string
	for _, is := range c.Told {
		told = append(told, strconv.FormatBool(is))
	}
	text := quoted(told...)
	for _, f := range c.Failed {
		words := []string{f.Rung}
		for _, x := range f.Failures {
			words = append(words, x.Operation, x.Test, x.Err)
		}
		text += quoted(words...)
	}
	return text
}

func climbOf(text string) (c climb, ok bool) {
	list, ok := linesOf(text)
	if !ok || len(list[0]) != len(new(Arithmetic).told()) {
		return c, false
	}
	for _, word := range list[0] {
		c.Told = append(c.Told, word == "true")
	}
	for _, words := range list[1:] {
		if len(words)%3 != 1 {
			return c, false
		}
		f := fall{Rung: words[0]}
		for at := 1; at < len(words); at += 3 {
			f.Failures = append(f.Failures, fault{words[at], words[at+1], words[at+2]})
		}
		c.Failed = append(c.Failed, f)
	}
	return c, true
}
