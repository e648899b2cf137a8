package wrong

import "github.com/limbfp/limb"

//limb:kernel
func Go(i int, dst []int32) {
	go step(dst, i)
}

//limb:kernel
func Defer(i int, dst []int32) {
	defer step(dst, i)
}

func step(dst []int32, i int) { dst[i] = 1 }

//limb:kernel
func Channel(i int, dst []int32, c chan int32) {
	dst[i] = <-c
	c <- 1
}

//limb:kernel
func ChannelInside(i int, dst []int32) {
	var c chan int32
	dst[i] = <-c
	c <- 1
	select {}
}

//limb:kernel
func Panic(i int, dst []int32) {
	if i < 0 {
		panic("negative")
	}
	recover()
	dst[i] = 1
}

//limb:kernel
func Goto(i int, dst []int32) {
	goto end
end:
	dst[i] = 1
}

//limb:kernel
func Label(i int, dst []int32) {
outer:
	for j := range 100 {
		for k := range 100 {
			if j*k == i {
				continue outer
			}
		}
		break outer
	}
	dst[i] = 1
}

//limb:kernel
func TypeSwitch(i int, dst []int32, x any) {
	switch x.(type) {
	case int32:
		dst[i] = 1
	}
}

//limb:kernel
func TypeSwitchInside[N limb.Real[N]](i int, dst []N) {
	switch any(dst[i]).(type) {
	case limb.DF:
		dst[i] = dst[i].Neg()
	}
}

//limb:kernel
func Recursive(i int, dst []int32) {
	dst[i] = fibonacci(dst[i])
}

func fibonacci(n int32) int32 {
	if n < 2 {
		return n
	}
	return fibonacci(n-1) + fibonacci(n-2)
}

//limb:kernel
func RecursiveInPlace(i int, dst []int32) {
	walk(dst, i)
}

func walk(dst []int32, i int) {
	if i > 0 {
		walk(dst, i-1)
	}
}

//limb:kernel
func Unreachable(i int, dst []int32) {
	dst[i] = 1
	return
	dst[i] = 2
}

//limb:kernel
func Several(i int, dst []int32) {
	a := make([]int32, 3)
	b := a[0] + 1
	c := third(b)
	dst[i] = c
	d := map[int]int{}
	dst[i] = int32(d[0])
}

func third(x int32) int32 { return x / int32(len("abc")) }

//limb:kernel
func CallsWrong(i int, dst []int32) {
	dst[i] = wrongInside(dst[i])
	dst[i] = wrongInside(3)
}

func wrongInside(x int32) int32 {
	var p *int32
	_ = p
	return x
}

//limb:kernel
func CallsWrong2(i int, dst []int32) {
	dst[i] = between(dst[i])
}

func between(x int32) int32 { return wrongInside2(x) + 1 }

func wrongInside2(x int32) int32 {
	s := []int32{x}
	return s[0]
}

//limb:kernel
func ReturnsFromLoop2(i int, dst []int32) {
	dst[i] = search(dst)
}

func search(x []int32) int32 {
	for j := range x {
		if x[j] > 3 {
			return int32(j)
		}
	}
	return -1
}

//limb:kernel
func Endless(i int, dst []int32) {
	for {
		dst[i]++
	}
}

//limb:kernel
func Fallthrough(i int, dst []int32) {
	switch dst[i] {
	case 1:
		dst[i] = 2
		fallthrough
	case 2:
		dst[i] = 3
	}
}

//limb:kernel
func BreaksSwitch(i int, dst []int32) {
	switch dst[i] {
	case 1:
		if i > 3 {
			break
		}
		dst[i] = 3
	}
}

//limb:kernel
func Inside(i int, dst []int32, texts []string) {
	if texts[i] == "" {
		print(1)
	} else {
		print(2)
	}
	for texts[i] != "" {
		if append(texts, "") == nil {
			print(3)
		}
		break
	}
	for _, text := range "text" {
		print(text)
	}
	for j := len(texts); j > 3; j-- {
		print(4)
	}
}
