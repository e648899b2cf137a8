"""Writes functions.h, the table of limb.h's functions that src/number.c is written over."""

import re

KINDS = ["df", "tf", "qf", "dd", "td", "qd", "cdf", "ctf", "cqf", "cdd", "ctd", "cqd"]
LETTER = {"float": "f", "double": "d", "int32_t": "i", "int": "b"} | {"limb_" + k: chr(65 + i) for i, k in enumerate(KINDS)}
FIELD = {"f": "f32[0]", "d": "f64[0]", "i": "i", "b": "b"} | {chr(65 + i): k for i, k in enumerate(KINDS)}

FUNCTION = re.compile(r"^((?://.*\n)*)static inline (\w+) limb_(%s)_([a-z]\w*?[a-z0-9])\((.*)\)\n\{" % "|".join(KINDS), re.M)
RESULT = re.compile(r"^typedef struct \{\n((?:\t\w+ \w+;\n)+)\} (limb_\w+_result);", re.M)


def python_words(doc, name):
    """A comment of limb.h without what concerns Go alone, its function by its name in Python."""
    doc = re.sub(r"^\w+", name, doc)
    for go in (r"\s*A Go constant .*?\.(?=\s|$)", r"; Go's\smath\.\w+\s[^)]*", r",? \(?as in Go's\smath[/\w]*\)?", r"Go's m(ax|in), ", r"; in Go 1 where[^.]*", r", in Go(?=,)"):
        doc = re.sub(go, "", doc, flags=re.S)
    return doc



def table(header):
    """The text of functions.h, for the text of limb.h."""
    results = {name: re.findall(r"\t(\w+) (\w+);", body) for body, name in RESULT.findall(header)}
    rows, calls = [], []
    for comment, type, kind, name, parameters in FUNCTION.findall(header):
        into = "".join(LETTER.get(p.rsplit(" ", 1)[0], "?") for p in parameters.split(", "))
        fields = results.get(type, [(type, "")])
        out = "".join(LETTER.get(t, "?") for t, _ in fields)
        if "?" in into + out or name in ("pair", "quad", "triple"):
            continue  # takes or returns what no user has, numbers with a limb more; or is what a constructor does
        call = "limb_%s_%s(%s)" % (kind, name, ", ".join("x[%d].%s" % (i, FIELD[c]) for i, c in enumerate(into)))
        if type in results:
            body = "%s r = %s; " % (type, call) + " ".join("y[%d].%s = r.%s;" % (i, FIELD[c], f[1]) for i, (c, f) in enumerate(zip(out, fields)))
        else:
            body = "y->%s = %s;" % (FIELD[out], call)
        calls.append("static void call_%s_%s(const value *x, value *y) { %s }" % (kind, name, body))
        doc = python_words("\n".join(line[3:] for line in comment.splitlines()), name).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        rows.append('\t{%s, "%s", "%s", "%s", call_%s_%s, "%s"},' % (kind.upper(), name, into, out, kind, name, doc))
    return "// Written by functions.py from limb.h.\n\n%s\n\nstatic const row rows[] = {\n%s\n};\n" % ("\n".join(calls), "\n".join(rows))


if __name__ == "__main__":
    import sys

    print(table(open(sys.argv[1]).read()), end="")
