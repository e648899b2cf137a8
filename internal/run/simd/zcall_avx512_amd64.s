// Code generated from the Go source of limb by gen; DO NOT EDIT.

//go:build !purego

#include "textflag.h"
#include "zwords.h"
#include "funcdata.h"
#include "go_asm.h"

// A kernel works in whole turns, or in parts of these, which are vectors: where there is a part that
// is not whole, what is left over of turns goes first, through a turn in the frame. There it stands at
// the beginning, and behind it what leftAVX512 puts there.
//
// BX points into the frame. Below it are the slots of kernels, and from it on
//
//	0	the list of the turn's arrays
//	256	the kernel, the arrays, the elements before those left over, how many these are, and
//		how many with what is behind them, in whole parts
//	320	the turn's arrays
//
// A kernel leaves BX and R15 as they are.

// func callAVX512(k *Routine, args *unsafe.Pointer, n int)
TEXT ·callAVX512(SB),0,$8896-24
	NO_LOCAL_POINTERS
	LEAQ 2176+256-1(SP), BX
	MOVQ k+0(FP), AX
	MOVQ args+8(FP), DI
	MOVQ n+16(FP), SI
	CALL runAVX512<>(SB)
	RET

// func callBodyAVX512(k *Routine, args *unsafe.Pointer, n int)
TEXT ·callBodyAVX512(SB),0,$196928-24
	NO_LOCAL_POINTERS
	LEAQ 190208+256-1(SP), BX
	MOVQ k+0(FP), AX
	MOVQ args+8(FP), DI
	MOVQ n+16(FP), SI
	CALL runAVX512<>(SB)
	RET

// run runs the kernel AX on SI elements of the arrays DI.
TEXT runAVX512<>(SB),NOSPLIT|NOFRAME,$0
	ANDQ $-256, BX
	MOVQ Routine_body(AX), R15
	MOVQ Routine_part(AX), R8
	LEAQ -1(R8), CX
	TESTQ SI, CX
	JEQ  whole
	MOVQ Routine_turn(AX), CX
	DECQ CX
	ANDQ SI, CX
	SUBQ CX, SI
	LEAQ -1(R8)(CX*1), DX
	NEGQ R8
	ANDQ R8, DX
	MOVQ DX, 288(BX)
	MOVQ AX, 256(BX)
	MOVQ DI, 264(BX)
	MOVQ SI, 272(BX)
	MOVQ CX, 280(BX)
	MOVQ Routine_sizes(AX), R8
	LEAQ 320(BX), DX
	XORL R10, R10

in: // array R10 goes to DX
	MOVQ    DX, (BX)(R10*8)
	MOVBQZX (R8)(R10*1), R9
	MOVQ    288(BX), R13
	IMULQ   R9, R13
	ADDQ    DX, R13
	CMPQ    R10, Routine_results(AX)
	JLT     next
	MOVQ    SI, R12
	IMULQ   R9, R12
	ADDQ    (DI)(R10*8), R12
	MOVQ    280(BX), CX
	IMULQ   R9, CX
	CALL    leftAVX512<>(SB)

next:
	MOVQ R13, DX
	INCQ R10
	CMPQ R10, Routine_arrays(AX)
	JLT  in
	MOVQ BX, DI
	MOVQ 288(BX), SI
	MOVQ Routine_code(AX), AX
	CALL AX
	MOVQ 256(BX), AX
	MOVQ 264(BX), DI
	MOVQ 272(BX), SI
	MOVQ Routine_sizes(AX), R8
	LEAQ 320(BX), DX
	XORL R10, R10

out: // result R10 comes from DX
	MOVBQZX (R8)(R10*1), R9
	MOVQ    SI, R14
	IMULQ   R9, R14
	ADDQ    (DI)(R10*8), R14
	MOVQ    280(BX), CX
	IMULQ   R9, CX
	MOVQ    DX, R12
	IMULQ   288(BX), R9
	ADDQ    R9, DX
	CALL    moveAVX512<>(SB)
	INCQ    R10
	CMPQ    R10, Routine_results(AX)
	JLT     out
	TESTQ   SI, SI
	JEQ     done

whole:
	MOVQ Routine_code(AX), AX
	CALL AX

done:
	VZEROUPPER
	RET

// leftAVX512 copies CX bytes from R12 to DX, and zeros up to R13.
TEXT leftAVX512<>(SB),NOSPLIT|NOFRAME,$0
	VXORPS X1, X1, X1
	JMP    padAVX512<>(SB)

// padAVX512 copies CX bytes from R12 to DX, and zeros up to R13, where DX comes to; Z1 is 0.
TEXT padAVX512<>(SB),NOSPLIT|NOFRAME,$0
	SUBQ $64, CX
	JLT  part

many:
	VMOVUPS (R12), Z0
	VMOVUPS Z0, (DX)
	ADDQ    $64, R12
	ADDQ    $64, DX
	SUBQ    $64, CX
	JGE     many

part:
	ADDQ       $64, CX
	JEQ        zero
	MOVQ       $-1, R11
	BZHIQ      CX, R11, R11
	KMOVQ      R11, K1
	VMOVDQU8.Z (R12), K1, Z0
	VMOVUPS    Z0, (DX)
	ADDQ       $64, DX

zero:
	CMPQ    DX, R13
	JGE     done
	VMOVUPS Z1, (DX)
	ADDQ    $64, DX
	JMP     zero

done:
	RET

// moveAVX512 copies CX bytes from R12 to R14.
TEXT moveAVX512<>(SB),NOSPLIT|NOFRAME,$0
	SUBQ $64, CX
	JLT  part

many:
	VMOVUPS (R12), Z0
	VMOVUPS Z0, (R14)
	ADDQ    $64, R12
	ADDQ    $64, R14
	SUBQ    $64, CX
	JGE     many

part:
	ADDQ     $64, CX
	JEQ      done
	MOVQ     $-1, R11
	BZHIQ    CX, R11, R11
	KMOVQ    R11, K1
	VMOVUPS  (R12), Z0
	VMOVDQU8 Z0, K1, (R14)

done:
	RET
