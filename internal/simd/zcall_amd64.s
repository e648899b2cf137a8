// Code generated from the Go source of limb by gen; DO NOT EDIT.

//go:build !purego

#include "textflag.h"
#include "funcdata.h"

TEXT ·call(SB), 0, $1856-32
	NO_LOCAL_POINTERS
	MOVQ code+0(FP), AX
	MOVQ body+8(FP), R15
	MOVQ args+16(FP), DI
	MOVQ n+24(FP), SI
	LEAQ top-0(SP), BX
	ANDQ $-64, BX
	CALL AX
	VZEROUPPER
	RET

TEXT ·callBody(SB), 0, $36480-32
	NO_LOCAL_POINTERS
	MOVQ code+0(FP), AX
	MOVQ body+8(FP), R15
	MOVQ args+16(FP), DI
	MOVQ n+24(FP), SI
	LEAQ top-0(SP), BX
	ANDQ $-64, BX
	CALL AX
	VZEROUPPER
	RET

TEXT ·callPass(SB), 0, $23616-32
	NO_LOCAL_POINTERS
	MOVQ code+0(FP), AX
	MOVQ body+8(FP), R15
	MOVQ args+16(FP), DI
	MOVQ n+24(FP), SI
	LEAQ top-0(SP), BX
	ANDQ $-64, BX
	CALL AX
	VZEROUPPER
	RET
