// Code generated from the Go source of limb by gen; DO NOT EDIT.

//go:build !purego

#include "textflag.h"
#include "zwords.h"
#include "funcdata.h"
#include "go_asm.h"

// A kernel works in whole turns, or in parts of these, which are vectors: where there is a part that
// is not whole, what is left over of turns goes first, through a turn in the frame. There it stands at
// the beginning, and behind it again and again what is left over: no element is special that is not among these.
//
// R19 points into the frame. Below it are the slots of kernels, and from it on
//
//	0	the list of the turn's arrays
//	256	the kernel, the arrays, the elements before those left over, how many these are, and
//		how many with what is behind them, in whole parts
//	320	the turn's arrays
//
// A kernel leaves R19 and R15 as they are.

// func callNEON(k *Routine, args *unsafe.Pointer, n int)
TEXT ·callNEON(SB),0,$2864-24
	NO_LOCAL_POINTERS
	ADD  $(944+64+15), RSP, R19
	MOVD k+0(FP), R0
	MOVD args+8(FP), R20
	MOVD n+16(FP), R21
	BL   runNEON<>(SB)
	RET

// func callBodyNEON(k *Routine, args *unsafe.Pointer, n int)
TEXT ·callBodyNEON(SB),0,$51712-24
	NO_LOCAL_POINTERS
	ADD  $(49792+64+15), RSP, R19
	MOVD k+0(FP), R0
	MOVD args+8(FP), R20
	MOVD n+16(FP), R21
	BL   runNEON<>(SB)
	RET

// run runs the kernel R0 on R21 elements of the arrays R20.
TEXT runNEON<>(SB),NOSPLIT,$0
	AND  $-64, R19
	MOVD Routine_body(R0), R15
	MOVD Routine_part(R0), R8
	SUB  $1, R8, R1
	TST  R21, R1
	BEQ  whole
	MOVD Routine_turn(R0), R2
	SUB  $1, R2
	AND  R21, R2
	SUB  R2, R21
	ADD  R2, R1, R3
	BIC  R1, R3
	MOVD R0, 256(R19)
	MOVD R20, 264(R19)
	MOVD R21, 272(R19)
	MOVD R2, 280(R19)
	MOVD R3, 288(R19)
	MOVD Routine_sizes(R0), R8
	MOVD Routine_results(R0), R9
	MOVD Routine_arrays(R0), R10
	ADD  $320, R19, R11 // where an array goes
	MOVD ZR, R12

in: // array R12, of elements of R4 bytes
	MOVD  R11, (R19)(R12<<3)
	MOVBU (R8)(R12), R4
	MUL   R4, R3, R5
	ADD   R11, R5 // its end
	CMP   R9, R12
	BLT   next
	MOVD  (R20)(R12<<3), R6
	MADD  R4, R6, R21, R6
	MUL   R4, R2, R7
	ADD   R11, R7, R13 // the end of what is left over

	// Words of 8 bytes, but for elements of 4 and 12.
	TBNZ  $2, R4, fours

eights:
	MOVD.P 8(R6), R14
	MOVD.P R14, 8(R11)
	CMP    R13, R11
	BLT    eights
	SUB    R7, R11, R6

again:
	CMP    R5, R11
	BGE    next
	MOVD.P 8(R6), R14
	MOVD.P R14, 8(R11)
	B      again

fours:
	MOVWU.P 4(R6), R14
	MOVW.P  R14, 4(R11)
	CMP     R13, R11
	BLT     fours
	SUB     R7, R11, R6

again4:
	CMP     R5, R11
	BGE     next
	MOVWU.P 4(R6), R14
	MOVW.P  R14, 4(R11)
	B       again4

next:
	MOVD R5, R11
	ADD  $1, R12
	CMP  R10, R12
	BLT  in
	MOVD R19, R20
	MOVD R3, R21
	MOVD Routine_code(R0), R0
	BL   (R0)
	MOVD 256(R19), R0
	MOVD 264(R19), R20
	MOVD 272(R19), R21
	MOVD 280(R19), R2
	MOVD 288(R19), R3
	MOVD Routine_sizes(R0), R8
	MOVD Routine_results(R0), R9
	ADD  $320, R19, R11
	MOVD ZR, R12

out: // result R12 comes from R11
	MOVBU (R8)(R12), R4
	MOVD  (R20)(R12<<3), R6
	MADD  R4, R6, R21, R6
	MUL   R4, R2, R7
	MADD  R4, R11, R3, R5
	ADD   R6, R7

words:
	MOVWU.P 4(R11), R14
	MOVW.P  R14, 4(R6)
	CMP     R7, R6
	BLT     words
	MOVD    R5, R11
	ADD     $1, R12
	CMP     R9, R12
	BLT     out
	CBZ     R21, done

whole:
	MOVD Routine_code(R0), R0
	BL   (R0)

done:
	RET
