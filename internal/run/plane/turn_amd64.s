//go:build !purego

#include "textflag.h"

// Pieces of 16 bytes of some numbers are vectors, whose words are turned into vectors of the rows, or back: 64 and
// 32 are the bits of a word, and Two is for numbers of two words of 32, of which a piece has two. A move is as in Go.

// BEGIN has DI point to the rows' beginnings and SI to the numbers; R8 is where in the rows these go, R9 how far they
// are apart, R10 thrice that, CX their pieces, DX their number, and R15 is not 0 where stores go around the caches.
#define BEGIN \
	MOVQ m+0(FP), AX      \
	MOVQ 0(AX), DI        \
	MOVQ 8(AX), SI        \
	MOVQ 16(AX), R8       \
	MOVQ 24(AX), R9       \
	MOVQ 32(AX), CX       \
	MOVQ 40(AX), DX       \
	MOVQ 48(AX), R15      \
	LEAQ (R9)(R9*2), R10

// READAHEAD is where a processor is asked to look for what comes: it looks ahead by itself no farther than a page.
#define READAHEAD 1024

// func apart64(m *move)
TEXT ·apart64(SB), NOSPLIT, $0-8
	BEGIN

chunk:
	SUBQ $4, DX
	JLT  done
	MOVQ DI, R11
	MOVQ SI, AX
	MOVQ CX, BX

piece:
	PREFETCHNTA READAHEAD(AX)
	VMOVUPS     (AX), X0
	VMOVUPS     (AX)(R9*1), X1
	VINSERTF128 $1, (AX)(R9*2), Y0, Y0
	VINSERTF128 $1, (AX)(R10*1), Y1, Y1
	VUNPCKLPD   Y1, Y0, Y2
	VUNPCKHPD   Y1, Y0, Y3
	MOVQ        (R11), R12
	MOVQ        8(R11), R13
	VMOVUPS     Y2, (R12)(R8*1)
	VMOVUPS     Y3, (R13)(R8*1)
	ADDQ        $16, AX
	ADDQ        $16, R11
	DECQ        BX
	JNE         piece
	LEAQ        (SI)(R9*4), SI
	ADDQ        $32, R8
	JMP         chunk

done:
	VZEROUPPER
	RET

// TOGETHER64 stores with a move.
#define TOGETHER64(move) \
	MOVQ         (R11), R12             \
	MOVQ         8(R11), R13            \
	VMOVUPS      (R12)(R8*1), Y0        \
	VMOVUPS      (R13)(R8*1), Y1        \
	VUNPCKLPD    Y1, Y0, Y2             \
	VUNPCKHPD    Y1, Y0, Y3             \
	VEXTRACTF128 $1, Y2, X4             \
	VEXTRACTF128 $1, Y3, X5             \
	move         X2, (AX)               \
	move         X3, (AX)(R9*1)         \
	move         X4, (AX)(R9*2)         \
	move         X5, (AX)(R10*1)        \
	ADDQ         $16, AX                \
	ADDQ         $16, R11               \
	DECQ         BX

// func together64(m *move)
TEXT ·together64(SB), NOSPLIT, $0-8
	BEGIN

chunk:
	SUBQ $4, DX
	JLT  done
	MOVQ DI, R11
	MOVQ SI, AX
	MOVQ CX, BX
	TESTQ R15, R15
	JNE  around

piece:
	TOGETHER64(VMOVUPS)
	JNE piece
	JMP next

around:
	TOGETHER64(VMOVNTPS)
	JNE around

next:
	LEAQ (SI)(R9*4), SI
	ADDQ $32, R8
	JMP  chunk

done:
	SFENCE
	VZEROUPPER
	RET

// func apart32(m *move)
TEXT ·apart32(SB), NOSPLIT, $0-8
	BEGIN

chunk:
	SUBQ $8, DX
	JLT  done
	MOVQ DI, R11
	MOVQ SI, AX
	LEAQ (SI)(R9*4), SI
	MOVQ SI, R14
	MOVQ CX, BX

piece:
	PREFETCHNTA READAHEAD(AX)
	VMOVUPS     (AX), X0
	VMOVUPS     (AX)(R9*1), X1
	VMOVUPS     (AX)(R9*2), X2
	VMOVUPS     (AX)(R10*1), X3
	VINSERTF128 $1, (R14), Y0, Y0
	VINSERTF128 $1, (R14)(R9*1), Y1, Y1
	VINSERTF128 $1, (R14)(R9*2), Y2, Y2
	VINSERTF128 $1, (R14)(R10*1), Y3, Y3
	VUNPCKLPS   Y1, Y0, Y4
	VUNPCKHPS   Y1, Y0, Y5
	VUNPCKLPS   Y3, Y2, Y6
	VUNPCKHPS   Y3, Y2, Y7
	VUNPCKLPD   Y6, Y4, Y0
	VUNPCKHPD   Y6, Y4, Y1
	VUNPCKLPD   Y7, Y5, Y2
	VUNPCKHPD   Y7, Y5, Y3
	MOVQ        (R11), R12
	MOVQ        8(R11), R13
	VMOVUPS     Y0, (R12)(R8*1)
	VMOVUPS     Y1, (R13)(R8*1)
	MOVQ        16(R11), R12
	MOVQ        24(R11), R13
	VMOVUPS     Y2, (R12)(R8*1)
	VMOVUPS     Y3, (R13)(R8*1)
	ADDQ        $16, AX
	ADDQ        $16, R14
	ADDQ        $32, R11
	DECQ        BX
	JNE         piece
	LEAQ        (SI)(R9*4), SI
	ADDQ        $32, R8
	JMP         chunk

done:
	VZEROUPPER
	RET

#define TOGETHER32(move) \
	MOVQ         (R11), R12             \
	MOVQ         8(R11), R13            \
	VMOVUPS      (R12)(R8*1), Y0        \
	VMOVUPS      (R13)(R8*1), Y1        \
	MOVQ         16(R11), R12           \
	MOVQ         24(R11), R13           \
	VMOVUPS      (R12)(R8*1), Y2        \
	VMOVUPS      (R13)(R8*1), Y3        \
	VUNPCKLPS    Y1, Y0, Y4             \
	VUNPCKHPS    Y1, Y0, Y5             \
	VUNPCKLPS    Y3, Y2, Y6             \
	VUNPCKHPS    Y3, Y2, Y7             \
	VUNPCKLPD    Y6, Y4, Y0             \
	VUNPCKHPD    Y6, Y4, Y1             \
	VUNPCKLPD    Y7, Y5, Y2             \
	VUNPCKHPD    Y7, Y5, Y3             \
	VEXTRACTF128 $1, Y0, X4             \
	VEXTRACTF128 $1, Y1, X5             \
	VEXTRACTF128 $1, Y2, X6             \
	VEXTRACTF128 $1, Y3, X7             \
	move         X0, (AX)               \
	move         X1, (AX)(R9*1)         \
	move         X2, (AX)(R9*2)         \
	move         X3, (AX)(R10*1)        \
	move         X4, (R14)              \
	move         X5, (R14)(R9*1)        \
	move         X6, (R14)(R9*2)        \
	move         X7, (R14)(R10*1)       \
	ADDQ         $16, AX                \
	ADDQ         $16, R14               \
	ADDQ         $32, R11               \
	DECQ         BX

// func together32(m *move)
TEXT ·together32(SB), NOSPLIT, $0-8
	BEGIN

chunk:
	SUBQ $8, DX
	JLT  done
	MOVQ DI, R11
	MOVQ SI, AX
	LEAQ (SI)(R9*4), SI
	MOVQ SI, R14
	MOVQ CX, BX
	TESTQ R15, R15
	JNE  around

piece:
	TOGETHER32(VMOVUPS)
	JNE piece
	JMP next

around:
	TOGETHER32(VMOVNTPS)
	JNE around

next:
	LEAQ (SI)(R9*4), SI
	ADDQ $32, R8
	JMP  chunk

done:
	SFENCE
	VZEROUPPER
	RET

// TWO brings 64 bytes of numbers of two words, those at from, to 32 in each row.
#define TWO(from, at, words) \
	PREFETCHNTA READAHEAD from      \
	VMOVUPS     0 from, X0          \
	VMOVUPS     16 from, X1         \
	VINSERTF128 $1, 32 from, Y0, Y0 \
	VINSERTF128 $1, 48 from, Y1, Y1 \
	words                           \
	VMOVUPS     Y2, (R12) at        \
	VMOVUPS     Y3, (R13) at

// FOUR brings 128 bytes of numbers of four.
#define FOUR(from, at, words) \
	PREFETCHNTA READAHEAD from       \
	PREFETCHNTA READAHEAD+64 from    \
	VMOVUPS     0 from, X0           \
	VMOVUPS     16 from, X1          \
	VMOVUPS     32 from, X2          \
	VMOVUPS     48 from, X3          \
	VINSERTF128 $1, 64 from, Y0, Y0  \
	VINSERTF128 $1, 80 from, Y1, Y1  \
	VINSERTF128 $1, 96 from, Y2, Y2  \
	VINSERTF128 $1, 112 from, Y3, Y3 \
	words                            \
	VMOVUPS     Y0, (R12) at         \
	VMOVUPS     Y1, (R13) at         \
	VMOVUPS     Y2, (R14) at         \
	VMOVUPS     Y3, (R15) at

// PLACES goes through four places in turns, with a piece of 32 bytes of each row at each. A processor looks ahead within
// a page of memory, and begins anew with each: so it has more lines on their way. R10 bytes of a row are at each place,
// thrice that is R11; R9 and CX are as much of the numbers, of so many words. R8 is 0, and rows moves the rows' pointers on.
#define PLACES(shift, count, piece, words, rows) \
	rows(R8)               \
	XORQ R8, R8 \
	SHLQ $shift, DX        \
	MOVQ DX, R10           \
	SHRQ $2, R10           \
	ANDQ $-32, R10         \
	LEAQ (R10)(R10*2), R11 \
	IMUL3Q $count, R10, R9 \
	LEAQ (R9)(R9*2), CX    \
	MOVQ R10, BX \
places: \
	SUBQ $32, BX                      \
	JLT  rest                         \
	piece((SI), (R8*1), words)        \
	piece((SI)(R9*1), (R10*1), words) \
	piece((SI)(R9*2), (R10*2), words) \
	piece((SI)(CX*1), (R11*1), words) \
	ADDQ $(32*count), SI              \
	rows($32)                         \
	JMP  places \
rest: \
	ADDQ CX, SI   \
	rows(R11)     \
	ADDQ R10, R11 \
	SUBQ R11, DX \
last: \
	SUBQ $32, DX               \
	JLT  done                  \
	piece((SI), (R8*1), words) \
	ADDQ $(32*count), SI       \
	rows($32)                  \
	JMP  last \
done: \
	VZEROUPPER \
	RET

#define TWOROWS(on) \
	ADDQ on, R12 \
	ADDQ on, R13

#define FOURROWS(on) \
	ADDQ on, R12 \
	ADDQ on, R13 \
	ADDQ on, R14 \
	ADDQ on, R15

#define TWO32 \
	VSHUFPS $0x88, Y1, Y0, Y2 \
	VSHUFPS $0xDD, Y1, Y0, Y3

#define TWO64 \
	VUNPCKLPD Y1, Y0, Y2 \
	VUNPCKHPD Y1, Y0, Y3

#define FOUR32 \
	VUNPCKLPS Y1, Y0, Y4 \
	VUNPCKHPS Y1, Y0, Y5 \
	VUNPCKLPS Y3, Y2, Y6 \
	VUNPCKHPS Y3, Y2, Y7 \
	VUNPCKLPD Y6, Y4, Y0 \
	VUNPCKHPD Y6, Y4, Y1 \
	VUNPCKLPD Y7, Y5, Y2 \
	VUNPCKHPD Y7, Y5, Y3

#define FOUR64 \
	VUNPCKLPD Y2, Y0, Y4 \
	VUNPCKHPD Y2, Y0, Y5 \
	VUNPCKLPD Y3, Y1, Y2 \
	VUNPCKHPD Y3, Y1, Y3 \
	VMOVAPS   Y4, Y0     \
	VMOVAPS   Y5, Y1

// func apartTwo32(m *move)
TEXT ·apartTwo32(SB), NOSPLIT, $0-8
	BEGIN
	MOVQ (DI), R12
	MOVQ 8(DI), R13
	PLACES(2, 2, TWO, TWO32, TWOROWS)

// func apartTwo64(m *move)
TEXT ·apartTwo64(SB), NOSPLIT, $0-8
	BEGIN
	MOVQ (DI), R12
	MOVQ 8(DI), R13
	PLACES(3, 2, TWO, TWO64, TWOROWS)

// func apartFour32(m *move)
TEXT ·apartFour32(SB), NOSPLIT, $0-8
	BEGIN
	MOVQ (DI), R12
	MOVQ 8(DI), R13
	MOVQ 16(DI), R14
	MOVQ 24(DI), R15
	PLACES(2, 4, FOUR, FOUR32, FOURROWS)

// func apartFour64(m *move)
TEXT ·apartFour64(SB), NOSPLIT, $0-8
	BEGIN
	MOVQ (DI), R12
	MOVQ 8(DI), R13
	MOVQ 16(DI), R14
	MOVQ 24(DI), R15
	PLACES(3, 4, FOUR, FOUR64, FOURROWS)

#define TOGETHERTWO(move) \
	VMOVUPS      (R12)(R8*1), Y0   \
	VMOVUPS      (R13)(R8*1), Y1   \
	VUNPCKLPS    Y1, Y0, Y2        \
	VUNPCKHPS    Y1, Y0, Y3        \
	VEXTRACTF128 $1, Y2, X4        \
	VEXTRACTF128 $1, Y3, X5        \
	move         X2, (SI)          \
	move         X3, 16(SI)        \
	move         X4, 32(SI)        \
	move         X5, 48(SI)        \
	ADDQ         $64, SI           \
	ADDQ         $32, R8

// func togetherTwo(m *move)
TEXT ·togetherTwo(SB), NOSPLIT, $0-8
	BEGIN
	MOVQ 8(DI), R13
	MOVQ (DI), R12
	TESTQ R15, R15
	JNE  around

chunk:
	SUBQ $8, DX
	JLT  done
	TOGETHERTWO(VMOVUPS)
	JMP  chunk

around:
	SUBQ $8, DX
	JLT  done
	TOGETHERTWO(VMOVNTPS)
	JMP  around

done:
	SFENCE
	VZEROUPPER
	RET
