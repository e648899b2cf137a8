// Code generated from the Go source of limb by gen; DO NOT EDIT.

//go:build !purego

#include "textflag.h"
#include "zwords.h"
#include "funcdata.h"
#include "go_asm.h"

// A kernel works in whole turns, or in parts of these, which are vectors: where there is a part that
// is not whole, what is left over of turns goes first, through a turn in the frame. There it stands at
// the beginning, and behind it what leftAVX2 puts there.
//
// BX points into the frame. Below it are the slots of kernels, and from it on
//
//	0	the list of the turn's arrays
//	256	the kernel, the arrays, the elements before those left over, how many these are, and
//		how many with what is behind them, in whole parts
//	320	the turn's arrays
//
// A kernel leaves BX and R15 as they are.

// func callAVX2(k *Routine, args *unsafe.Pointer, n int)
TEXT ·callAVX2(SB),0,$5184-24
	NO_LOCAL_POINTERS
	LEAQ 1664+128-1(SP), BX
	MOVQ k+0(FP), AX
	MOVQ args+8(FP), DI
	MOVQ n+16(FP), SI
	CALL runAVX2<>(SB)
	RET

// func callBodyAVX2(k *Routine, args *unsafe.Pointer, n int)
TEXT ·callBodyAVX2(SB),0,$99392-24
	NO_LOCAL_POINTERS
	LEAQ 95872+128-1(SP), BX
	MOVQ k+0(FP), AX
	MOVQ args+8(FP), DI
	MOVQ n+16(FP), SI
	CALL runAVX2<>(SB)
	RET

// run runs the kernel AX on SI elements of the arrays DI.
TEXT runAVX2<>(SB),NOSPLIT|NOFRAME,$0
	ANDQ $-128, BX
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
	CALL    leftAVX2<>(SB)

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
	CALL    moveAVX2<>(SB)
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

// leftAVX2 copies CX bytes from R12 to DX, and the first element, of R9 bytes, up to R13: no
// element is special that is not among those left over, and rare arms need not run for it.
TEXT leftAVX2<>(SB),NOSPLIT|NOFRAME,$0
	CMPQ R9, $8
	JEQ  two
	JLT  one
	CMPQ R9, $12 // three or six floats: the first of them, or the first two
	JEQ  one
	CMPQ R9, $16
	JEQ  four
	CMPQ R9, $24
	JEQ  two
	CMPQ R9, $48
	JEQ  two
	VMOVUPS (R12), Y1
	JMP  padAVX2<>(SB)

one:
	VBROADCASTSS (R12), Y1
	JMP  padAVX2<>(SB)

two:
	VBROADCASTSD (R12), Y1
	JMP  padAVX2<>(SB)

four:
	VBROADCASTF128 (R12), Y1
	JMP  padAVX2<>(SB)

// padAVX2 copies CX bytes from R12 to DX, where DX comes to R13: behind them stand the lanes of Y1.
TEXT padAVX2<>(SB),NOSPLIT|NOFRAME,$0
	SUBQ $32, CX
	JLT  part

many:
	VMOVUPS (R12), Y0
	VMOVUPS Y0, (DX)
	ADDQ    $32, R12
	ADDQ    $32, DX
	SUBQ    $32, CX
	JGE     many

part:
	ADDQ       $32, CX
	JEQ        fill
	LEAQ       ones<>+32(SB), R11
	SUBQ       CX, R11
	VMOVUPS    (R11), Y2
	VMASKMOVPS (R12), Y2, Y0
	VBLENDVPS  Y2, Y0, Y1, Y0
	VMOVUPS    Y0, (DX)
	ADDQ       $32, DX

fill:
	CMPQ    DX, R13
	JGE     done
	VMOVUPS Y1, (DX)
	ADDQ    $32, DX
	JMP     fill

done:
	RET

// moveAVX2 copies CX bytes from R12 to R14.
TEXT moveAVX2<>(SB),NOSPLIT|NOFRAME,$0
	SUBQ $32, CX
	JLT  part

many:
	VMOVUPS (R12), Y0
	VMOVUPS Y0, (R14)
	ADDQ    $32, R12
	ADDQ    $32, R14
	SUBQ    $32, CX
	JGE     many

part:
	TESTQ   $16, CX
	JEQ     eight
	VMOVUPS (R12), X0
	VMOVUPS X0, (R14)
	ADDQ    $16, R12
	ADDQ    $16, R14

eight:
	TESTQ $8, CX
	JEQ   four
	MOVQ  (R12), R11
	MOVQ  R11, (R14)
	ADDQ  $8, R12
	ADDQ  $8, R14

four:
	TESTQ $4, CX
	JEQ   done
	MOVL  (R12), R11
	MOVL  R11, (R14)

done:
	RET

DATA ones<>+0(SB)/8,$-1
DATA ones<>+8(SB)/8,$-1
DATA ones<>+16(SB)/8,$-1
DATA ones<>+24(SB)/8,$-1
GLOBL ones<>(SB),RODATA|NOPTR,$64
