package mat

import "math"

// span is a number that is not negative, f·2^e: a distance, whose products may be out of float64's range. f is 0, infinite, or
// from ½ to 1.
type span struct {
	f float64
	e int
}

// spanOf returns f·2^e.
func spanOf(f float64, e int) span {
	if f == 0 || f-f != 0 {
		return span{f, 0}
	}
	f, k := math.Frexp(f)
	return span{f, e + k}
}

func (s span) times(t span) span { return spanOf(float64(s.f*t.f), s.e+t.e) }

func (s span) over(t span) span { return spanOf(s.f/t.f, s.e-t.e) }

func (s span) plus(t span) span {
	if s.f == 0 || t.f-t.f != 0 || t.f != 0 && s.e < t.e {
		s, t = t, s
	}
	if t.f == 0 || s.f-s.f != 0 {
		return s
	}
	return spanOf(s.f+math.Ldexp(t.f, max(t.e-s.e, -2000)), s.e)
}

func (s span) less(t span) bool {
	if s.f == 0 || t.f == 0 || s.e == t.e || s.f-s.f != 0 || t.f-t.f != 0 {
		return s.f < t.f
	}
	return s.e < t.e
}

func (s span) max(t span) span {
	if s.less(t) {
		return t
	}
	return s
}

// float64 returns the number, rounded up.
func (s span) float64() float64 {
	if s.f == 0 || s.f-s.f != 0 {
		return s.f
	}
	if s.e > 1023 {
		return math.Inf(1)
	}
	return math.Nextafter(math.Ldexp(s.f, max(s.e, -1100)), math.Inf(1))
}
