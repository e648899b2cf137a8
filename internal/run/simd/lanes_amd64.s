//go:build !purego

#include "textflag.h"
#include "funcdata.h"

// The functions below run a kernel of a package on what DI points to, with slots of the frame
// below BX.

// func callFrame8K(code uintptr, l *Launch)
TEXT ·callFrame8K(SB),0,$8320-16
	NO_LOCAL_POINTERS
	LEAQ 8192+127(SP), BX
	ANDQ $-128, BX
	MOVQ code+0(FP), AX
	MOVQ l+8(FP), DI
	CALL AX
	VZEROUPPER
	RET

// func callFrame64K(code uintptr, l *Launch)
TEXT ·callFrame64K(SB),0,$65664-16
	NO_LOCAL_POINTERS
	LEAQ 65536+127(SP), BX
	ANDQ $-128, BX
	MOVQ code+0(FP), AX
	MOVQ l+8(FP), DI
	CALL AX
	VZEROUPPER
	RET

// func callFrame256K(code uintptr, l *Launch)
TEXT ·callFrame256K(SB),0,$262272-16
	NO_LOCAL_POINTERS
	LEAQ 262144+127(SP), BX
	ANDQ $-128, BX
	MOVQ code+0(FP), AX
	MOVQ l+8(FP), DI
	CALL AX
	VZEROUPPER
	RET
