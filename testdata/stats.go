// Package stats has functions as they stand in many programs, for the examples of limb digits.
package stats

import "math"

// mean is the mean of numbers.
func mean(xs []float64) float64 {
	s := 0.0
	for _, x := range xs {
		s += x
	}
	return s / float64(len(xs))
}

// variance is the mean of the squares less the square of the mean.
func variance(xs []float64) float64 {
	var s, s2 float64
	for _, x := range xs {
		s += x
		s2 += x * x
	}
	n := float64(len(xs))
	mean := s / n
	return s2/n - mean*mean
}

// smallRoot is the root of ax² + bx + c next to 0, for b > 0.
func smallRoot(a, b, c float64) float64 {
	d := math.Sqrt(b*b - 4*a*c)
	return (-b + d) / (2 * a)
}

// variance2 subtracts the mean first.
func variance2(xs []float64) float64 {
	m, s2 := mean(xs), 0.0
	for _, x := range xs {
		s2 += (x - m) * (x - m)
	}
	return s2 / float64(len(xs))
}

// smallRoot2 has the small root of the large one: their product is c/a.
func smallRoot2(a, b, c float64) float64 {
	d := math.Sqrt(b*b - 4*a*c)
	return 2 * c / (-b - d)
}

// mean2 keeps what additions lose, as Neumaier does.
func mean2(xs []float64) float64 {
	s, lost := 0.0, 0.0
	for _, x := range xs {
		t := s + x
		if math.Abs(s) >= math.Abs(x) {
			lost += (s - t) + x
		} else {
			lost += (x - t) + s
		}
		s = t
	}
	return (s + lost) / float64(len(xs))
}

// kepler is the time since a comet was nearest, in terms of its eccentric anomaly.
func kepler(e, anomaly float64) float64 {
	return anomaly - e*math.Sin(anomaly)
}

// kepler2 has 1-e, not e, and a series of x - sin x, for anomalies below 1/2.
func kepler2(e1, anomaly float64) float64 {
	x2 := anomaly * anomaly
	t, s := anomaly*x2/6, 0.0
	for k := 4.0; k < 24; k += 2 {
		s += t
		t *= -x2 / (k * (k + 1))
	}
	return s + e1*math.Sin(anomaly)
}
