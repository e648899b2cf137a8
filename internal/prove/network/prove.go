package network

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"time"
)

type session struct {
	in    io.WriteCloser
	out   *bufio.Reader
	cmd   *exec.Cmd
	log   io.Writer
	wires int
	model []abstract
}

func start() (*session, error) {
	cmd := exec.Command("z3", "-in", "-smt2")
	in, _ := cmd.StdinPipe()
	out, _ := cmd.StdoutPipe()
	cmd.Stderr = os.Stderr
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	return &session{in: in, out: bufio.NewReader(out), cmd: cmd}, nil
}

func (s *session) say(format string, args ...any) { fmt.Fprintf(s.in, format+"\n", args...) }

func (s *session) assert(list ...formula) {
	for _, f := range list {
		s.say("(assert %v)", f)
	}
}

// holds asks whether f follows.
func (s *session) holds(f formula) string {
	s.say("(push)\n(assert (not %v))\n(check-sat)", f)
	line, err := s.out.ReadString('\n')
	if err != nil {
		return err.Error()
	}
	if strings.TrimSpace(line) == "sat" && s.wires > 0 {
		s.model = make([]abstract, s.wires)
		for w := range s.wires {
			s.say("(get-value (z%d s%d e%d f%d g%d h%d))", w, w, w, w, w, w)
			t := ""
			for range 6 {
				l, _ := s.out.ReadString('\n')
				t += l
			}
			t = strings.NewReplacer("(- ", "-", "(", " ", ")", " ").Replace(t)
			x := strings.Fields(t)
			fmt.Sscan(x[5], &s.model[w].first)
			fmt.Sscan(x[7], &s.model[w].last)
			fmt.Sscan(x[9], &s.model[w].second)
			fmt.Sscan(x[11], &s.model[w].gap)
			if s.model[w].first == s.model[w].last {
				s.model[w].second = -1000
			}
			s.model[w].zero, s.model[w].negative = x[1] == "true", x[3] == "true"
		}
	}
	s.say("(pop)")
	return strings.TrimSpace(line)
}

var (
	Strong = os.Getenv("STRONG") != ""
	Limit  = 100
)

func (n *Network) lemmas(g Gate) []formula {
	switch g.Kind {
	case Product:
		if Strong {
			return append(twoProd(n.P, g.X, g.Y, g.S, g.E), closeTo(g.S), closeTo(g.E), closeTo(g.X), closeTo(g.Y))
		}
		return twoProd(n.P, g.X, g.Y, g.S, g.E)
	case Double:
		return append(double(g.X, g.S), g.E.zero())
	case Negative:
		return append(negated(g.X, g.S), g.E.zero())
	}
	if Strong {
		return append(twoSum(n.P, g.X, g.Y, g.S, g.E), near(n.P, g.X, g.Y, g.S, g.E)...)
	}
	return twoSum(n.P, g.X, g.Y, g.S, g.E)
}

func (n *Network) Prove(say func(string, ...any)) error {
	s, err := start()
	if err != nil {
		return err
	}
	defer s.in.Close()
	if Debug != nil {
		s.wires = n.Wires
	}
	hasProd := false
	for _, g := range n.Gates {
		hasProd = hasProd || g.Kind == Product
	}
	if hasProd {
		s.say("(set-logic QF_LIA)")
	} else {
		s.say("(set-logic QF_IDL)")
	}
	s.say("(set-option :timeout %d000)", Limit)
	for w := range n.Wires {
		s.say("(declare-const z%d Bool)(declare-const s%d Bool)(declare-const e%d Int)(declare-const f%d Int)(declare-const g%d Int)(declare-const h%d Int)", w, w, w, w, w, w)
	}
	for _, l := range n.Inputs {
		for i, w := range l {
			s.assert(when(w.some(), number(n.P, w)))
			if i > 0 {
				s.assert(half(n.P, l[i-1], w))
			}
		}
		if hasProd {
			s.say("(assert (not z%d))(assert (= e%d 0))", l[0], l[0])
		}
	}
	for _, g := range n.Gates {
		if g.Kind == Fast {
			t := time.Now()
			r := s.holds(ordered(n.P, g.X, g.Y))
			say("fast %s: %s %v", g.Text, r, time.Since(t))
			if r == "unsat" {
				s.assert(ordered(n.P, g.X, g.Y))
			}
			if r == "sat" && Debug != nil {
				Debug(n, s.model)
			}
		}
		s.assert(n.lemmas(g)...)
	}
	for i := 1; i < len(n.Results); i++ {
		t := time.Now()
		r := s.holds(half(n.P, n.Results[i-1], n.Results[i]))
		say("apart %d: %s %v", i, r, time.Since(t))
		if r == "unsat" {
			s.assert(half(n.P, n.Results[i-1], n.Results[i]))
		}
		if r == "sat" && Debug != nil {
			Debug(n, s.model)
		}
	}
	if os.Getenv("NOLOSS") != "" {
		return nil
	}
	for _, g := range n.Gates {
		used := false
		for _, h := range n.Gates {
			used = used || h.X == g.E || h.Y == g.E
		}
		for _, r := range n.Results {
			used = used || r == g.E
		}
		if used || g.Kind == Double || g.Kind == Negative {
			continue
		}
		t := time.Now()
		r0 := n.Results[0]
		if s.holds(g.E.zero()) == "unsat" {
			continue
		}
		// err ≤ 2^(e_s - p) ≤ 2^(e_r0 - k)
		ok := func(k int) bool {
			return s.holds(any_(g.E.zero(), all(r0.some(), atMost(g.S.e(), r0.e(), n.P-k)))) == "unsat"
		}
		k := len(n.Results)*n.P + 6
		for ; k > 0 && !ok(k); k-- {
			if k < len(n.Results)*n.P-8 {
				k -= n.P / 2
			}
		}
		say("loss %s: 2^-%d = %g units %v", g.Text, k, float64(int(1)<<max(0, len(n.Results)*n.P-k)), time.Since(t))
	}
	return nil
}

var Debug func(n *Network, model []abstract)
