//go:build !purego

#include "textflag.h"
#include "funcdata.h"

// The functions below run a kernel of a package on what R20 points to, with slots of the frame
// below R19.

// func callFrame8K(code uintptr, l *Launch)
TEXT ·callFrame8K(SB),0,$8320-16
	NO_LOCAL_POINTERS
	ADD  $(8192+143), RSP, R19
	AND  $-128, R19
	MOVD code+0(FP), R0
	MOVD l+8(FP), R20
	BL   (R0)
	RET

// func callFrame64K(code uintptr, l *Launch)
TEXT ·callFrame64K(SB),0,$65664-16
	NO_LOCAL_POINTERS
	ADD  $(65536+143), RSP, R19
	AND  $-128, R19
	MOVD code+0(FP), R0
	MOVD l+8(FP), R20
	BL   (R0)
	RET

// func callFrame256K(code uintptr, l *Launch)
TEXT ·callFrame256K(SB),0,$262272-16
	NO_LOCAL_POINTERS
	ADD  $(262144+143), RSP, R19
	AND  $-128, R19
	MOVD code+0(FP), R0
	MOVD l+8(FP), R20
	BL   (R0)
	RET
