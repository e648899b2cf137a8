package report

import (
	"cmp"
	_ "embed"
	"io"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/limbfp/limb/cmd/limb/internal/markup"
)

// The styles of the page, and of a picture.
var (
	//go:embed page.css
	pageStyle string
	//go:embed picture.css
	pictureStyle string
)

// A page is the report as it is written.
type page struct {
	markup.Writer
	devices int
}

// HTML writes the report as one page that refers to nothing outside itself and
// needs no script. What the report lacks is left out of the page.
func (r *Report) HTML(w io.Writer) error {
	p := page{devices: len(r.present())}
	p.Put(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>limb report</title>
<style>
%s</style>
</head>
<body>
<header>
<h1>limb report</h1>
<p class="soft">%s</p>
`, markup.Text(pageStyle), strings.Join(r.facts(), " · "))
	if r.Summary != nil {
		p.Some("<p class=\"warning\" role=\"note\"><b>Load:</b> %s</p>\n", r.Summary.Load)
	}
	p.Put("</header>\n<main>\n")
	if list := r.deviceLines(); len(list) > 0 {
		headline, ok := r.headline()
		p.verdict(headline, ok, list)
	}
	if r.Summary != nil {
		p.summary(r.Summary.page())
	}
	var chapters []Chapter
	for _, c := range r.chapters() {
		if len(c.Blocks) > 0 {
			chapters = append(chapters, c)
		}
	}
	if chapters != nil {
		p.contents(chapters)
	}
	for _, c := range chapters {
		p.chapter(c)
	}
	p.Put("</main>\n</body>\n</html>\n")
	_, err := p.WriteTo(w)
	return err
}

// verdict writes what is to be known first: whether the devices are exact.
func (p *page) verdict(headline string, ok bool, list []deviceLine) {
	class := map[bool]string{true: "good", false: "bad"}[ok]
	p.Put("<section aria-labelledby=\"verdict\">\n<h2 id=\"verdict\" class=\"%s\">%s</h2>\n<ul class=\"devices\" role=\"list\">\n", class, headline)
	for _, d := range list {
		class, mark := d.Class, map[string]string{"good": "✓ ", "bad": "✗ "}[d.Class]
		if class == "none" {
			class = "soft"
		}
		p.Put(`<li class="%s-device"><b>%s</b> <em class="verdict %s">%s</em> <span>%s</span> <span class="soft">%s</span>`+"\n",
			d.Class, d.Name, class, mark+d.Verdict, d.Text, d.Remarks)
		for _, x := range d.Against {
			p.Put("<pre class=\"whole\">%s</pre>\n", x)
		}
		if len(d.Notes) > 0 {
			p.Put("<details class=\"whole\"><summary>%s</summary>", plural(len(d.Notes), "note"))
			for _, note := range d.Notes {
				p.Put("<p>%s</p>", note)
			}
			p.Put("</details>\n")
		}
		p.Put("</li>\n")
	}
	p.Put("</ul>\n</section>\n")
}

// summary writes the types: tables side by side, and the other blocks below.
func (p *page) summary(blocks []Block) {
	const title = "The types, and their speeds"
	if len(blocks) == 0 {
		return
	}
	p.Put("<section aria-labelledby=\"types\">\n<h2 id=\"types\">%s</h2>\n<div class=\"sides\">\n", title)
	for _, b := range blocks {
		if b.Table != nil {
			p.table(title, b)
		}
	}
	p.Put("</div>\n")
	for _, b := range blocks {
		if b.Table == nil {
			p.block(title, b)
		}
	}
	p.Put("</section>\n")
}

func (p *page) contents(chapters []Chapter) {
	p.Put("<nav aria-labelledby=\"contents\">\n<h2 id=\"contents\">Contents</h2>\n<ul>\n")
	for _, c := range chapters {
		p.Put("<li><a href=\"#%s\">%s</a></li>\n", c.ID, c.Title)
	}
	p.Put("</ul>\n</nav>\n")
}

func (p *page) chapter(c Chapter) {
	p.Put("<section aria-labelledby=\"%[1]s\">\n<h2 id=\"%[1]s\">%[2]s</h2>\n", c.ID, c.Title)
	p.about(c.About)
	for _, b := range c.Blocks {
		if b.Fold != "" {
			p.Put("<details><summary>%s</summary>\n", b.Fold)
			p.block(c.Title, b)
			p.Put("</details>\n")
		} else {
			p.block(c.Title, b)
		}
	}
	p.Put("</section>\n")
}

func (p *page) about(what string) {
	if what != "" {
		p.Put("<p class=\"soft\">%s</p>\n", sentence(what))
	}
}

// block writes a block of what has a title.
func (p *page) block(in string, b Block) {
	if b.Fold == "" {
		p.Some("<h3>%s</h3>\n", b.Title)
	}
	p.about(b.About)
	if len(b.Charts) > 0 {
		p.charts(b.Charts)
	}
	if b.Table != nil {
		p.table(in, b)
	}
	for _, x := range b.said(p.devices) {
		p.Put("<p%s>", class(x.class()))
		if len(x.Of) > 0 {
			p.Put("<b>%s:</b> ", x.Of[0])
		}
		p.Put("%s</p>\n", x.Text)
	}
}

// charts writes them with the key to their lines, where there are several.
func (p *page) charts(charts []Chart) {
	p.Put("<div class=\"figures\">")
	if key := keyOf(charts); key != nil {
		p.Put("<ul class=\"key\" role=\"list\">")
		for _, k := range key {
			p.Put("<li>%s%s</li>", k.SVG, k.Name)
		}
		p.Put("</ul>\n")
	}
	p.Put("<div class=\"plots\">\n")
	for _, c := range charts {
		p.Put("<figure><figcaption>%s <span>%s</span></figcaption>%s</figure>\n", c.Caption, c.Unit, c.SVG())
	}
	p.Put("</div></div>\n")
}

// table writes the table of a block, with a label for those who cannot see what is around it.
func (p *page) table(in string, b Block) {
	label := cmp.Or(b.Table.Title, b.Title, b.Fold, b.Table.Columns[0].Head)
	p.Put("<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"%s\"><table>\n<thead><tr>", in+": "+label)
	t := b.grid(p.devices)
	for i, c := range t.Columns {
		if c.Head == "" {
			p.Put("<td></td>")
			continue
		}
		words := ""
		if t.class(i, "") != "" {
			words = "words"
		}
		p.Put("<th scope=\"col\"%s>%s</th>", class(words), c.Head)
	}
	p.Put("</tr></thead>\n")
	for n, r := range t.Rows {
		if r.Group != "" && n > 0 {
			p.Put("</tbody>")
		}
		if r.Group != "" || n == 0 {
			p.Put("<tbody>\n")
		}
		if r.Group != "" {
			p.Put("<tr class=\"group\"><th scope=\"rowgroup\" colspan=\"%v\"><span>%s</span></th></tr>\n", len(t.Columns), r.Group)
			continue
		}
		soft := ""
		if r.Soft {
			soft = "soft"
		}
		p.Put("<tr%s>", class(soft))
		for i, cell := range r.Cells {
			if i == 0 {
				p.Put("<th scope=\"row\">%s</th>", cell)
			} else {
				p.Put("<td%s>%s</td>", class(t.class(i, cell)), cell)
			}
		}
		p.Put("</tr>\n")
	}
	p.Put("</tbody></table></div>\n")
}

// class is the attribute of a class, none where it is empty.
func class(name string) markup.Text {
	if name == "" {
		return ""
	}
	return markup.Text(` class="` + name + `"`)
}

// facts are when and where the report was made.
func (r *Report) facts() []string {
	var facts []string
	if t, err := time.Parse(time.RFC3339, r.Date); err == nil {
		facts = append(facts, t.UTC().Format("2006-01-02 15:04 UTC"))
	}
	cores := plural(r.System.CPUs, "core")
	if r.System.CPU != "" {
		cores = r.System.CPU + ", " + cores
	}
	return append(facts, cores, r.System.OS+"/"+r.System.Arch, r.System.Go, "limb "+r.Limb)
}

// grid returns the table of a block with one column of names.
func (b Block) grid(devices int) *Table {
	keys := b.Table.keys()
	t := &Table{Columns: append([]column{b.Table.Columns[0]}, b.Table.Columns[keys:]...)}
	for i, c := range t.Columns {
		if utf8.RuneCountInString(c.Head) <= 10 { // short ones in one line
			t.Columns[i].Head = strings.ReplaceAll(c.Head, " ", "\u00a0")
		}
	}
	var names [][]string
	var says []string
	group := ""
	for i, r := range b.Table.Rows {
		if r.Group != "" {
			group = r.Group
			r.Cells = []string{group}
		}
		keys := min(keys, len(r.Cells))
		what := group + strings.Join(r.Cells[keys:], "\x00")
		if r.Soft || r.Group != "" || !b.Once {
			what = strconv.Itoa(i) // no other row is like it
		}
		names, says = append(names, r.Cells[:keys]), append(says, what)
	}
	for i, name := range once(names, says, devices) {
		r := b.Table.Rows[i]
		if r.Group == "" {
			r.Cells = append([]string{name}, r.Cells[len(names[i]):]...)
		}
		if name != "" {
			t.Rows = append(t.Rows, r)
		}
	}
	return t
}

// said returns the words of a block.
func (b Block) said(devices int) (list []Words) {
	var names [][]string
	var says []string
	for i, x := range b.Words {
		what := x.Text
		if !b.Once {
			what = strconv.Itoa(i)
		}
		names, says = append(names, append(x.Of, "")), append(says, what)
	}
	for i, name := range once(names, says, devices) {
		x := b.Words[i]
		if x.Of != nil {
			x.Of = []string{name}
		}
		if name != "" || x.Of == nil {
			list = append(list, x)
		}
	}
	return list
}

// class is how the words are drawn.
func (x Words) class() string {
	switch {
	case strings.HasPrefix(x.Text, cross):
		return "bad"
	case x.Soft:
		return "soft"
	}
	return ""
}

// class is how a cell, or where it is empty the head, of a column is drawn.
func (t *Table) class(column int, cell string) string {
	if column == 0 || column >= len(t.Columns) {
		return ""
	}
	class := []string{"", "words", "code", "words note"}[t.Columns[column].As]
	if strings.HasPrefix(cell, cross) {
		class += " bad"
	}
	return strings.TrimSpace(class)
}
