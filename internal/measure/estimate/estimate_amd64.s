//go:build !purego

#include "textflag.h"

// Each puts the estimates of 16·n numbers of src in dst.

// func rcpps(dst, src *float32, n int)
TEXT ·rcpps(SB), NOSPLIT, $0-24
	MOVQ dst+0(FP), DI
	MOVQ src+8(FP), SI
	MOVQ n+16(FP), CX
	SHLQ $2, CX

rcp4:
	MOVUPS (SI), X0
	RCPPS  X0, X0
	MOVUPS X0, (DI)
	ADDQ   $16, SI
	ADDQ   $16, DI
	DECQ   CX
	JNZ    rcp4
	RET

// func rsqrtps(dst, src *float32, n int)
TEXT ·rsqrtps(SB), NOSPLIT, $0-24
	MOVQ dst+0(FP), DI
	MOVQ src+8(FP), SI
	MOVQ n+16(FP), CX
	SHLQ $2, CX

rsqrt4:
	MOVUPS  (SI), X0
	RSQRTPS X0, X0
	MOVUPS  X0, (DI)
	ADDQ    $16, SI
	ADDQ    $16, DI
	DECQ    CX
	JNZ     rsqrt4
	RET

// func vrcp14ps(dst, src *float32, n int)
TEXT ·vrcp14ps(SB), NOSPLIT, $0-24
	MOVQ dst+0(FP), DI
	MOVQ src+8(FP), SI
	MOVQ n+16(FP), CX

rcp16:
	VMOVUPS  (SI), Z0
	VRCP14PS Z0, Z0
	VMOVUPS  Z0, (DI)
	ADDQ     $64, SI
	ADDQ     $64, DI
	DECQ     CX
	JNZ      rcp16
	VZEROUPPER
	RET

// func vrsqrt14ps(dst, src *float32, n int)
TEXT ·vrsqrt14ps(SB), NOSPLIT, $0-24
	MOVQ dst+0(FP), DI
	MOVQ src+8(FP), SI
	MOVQ n+16(FP), CX

rsqrt16:
	VMOVUPS    (SI), Z0
	VRSQRT14PS Z0, Z0
	VMOVUPS    Z0, (DI)
	ADDQ       $64, SI
	ADDQ       $64, DI
	DECQ       CX
	JNZ        rsqrt16
	VZEROUPPER
	RET
