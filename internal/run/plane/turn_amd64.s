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

// TWO brings 64 bytes of numbers of two words, those at from, to 32 in each row: at a and at b.
#define TWO(from, a, b, even, odd) \
	VMOVUPS     0 from, X0               \
	VMOVUPS     16 from, X1              \
	VINSERTF128 $1, 32 from, Y0, Y0      \
	VINSERTF128 $1, 48 from, Y1, Y1      \
	even                                 \
	odd                                  \
	VMOVUPS     Y2, a                    \
	VMOVUPS     Y3, b

// APARTTWO goes through four places in turns. A processor looks ahead within a page of memory, and begins anew with each:
// so it has more lines on their way. R10 bytes of a row are at each place, thrice that is R11, R9 and CX are twice these.
#define APARTTWO(shift, even, odd) \
	BEGIN                                                       \
	MOVQ (DI), R12                                              \
	MOVQ 8(DI), R13                                             \
	ADDQ R8, R12                                                \
	ADDQ R8, R13                                                \
	SHLQ $shift, DX                                             \
	MOVQ DX, R10                                                \
	SHRQ $2, R10                                                \
	ANDQ $-32, R10                                              \
	LEAQ (R10)(R10*2), R11                                      \
	LEAQ (R10)(R10*1), R9                                       \
	LEAQ (R11)(R11*1), CX                                       \
	MOVQ R10, BX                                                \
places:                                                         \
	SUBQ $32, BX                                                \
	JLT  rest                                                   \
	TWO((SI), (R12), (R13), even, odd)                          \
	TWO((SI)(R9*1), (R12)(R10*1), (R13)(R10*1), even, odd)      \
	TWO((SI)(R9*2), (R12)(R10*2), (R13)(R10*2), even, odd)      \
	TWO((SI)(CX*1), (R12)(R11*1), (R13)(R11*1), even, odd)      \
	ADDQ $64, SI                                                \
	ADDQ $32, R12                                               \
	ADDQ $32, R13                                               \
	JMP  places                                                 \
rest:                                                           \
	ADDQ CX, SI                                                 \
	ADDQ R11, R12                                               \
	ADDQ R11, R13                                               \
	ADDQ R10, R11                                               \
	SUBQ R11, DX                                                \
last:                                                           \
	SUBQ $32, DX                                                \
	JLT  done                                                   \
	TWO((SI), (R12), (R13), even, odd)                          \
	ADDQ $64, SI                                                \
	ADDQ $32, R12                                               \
	ADDQ $32, R13                                               \
	JMP  last                                                   \
done:                                                           \
	VZEROUPPER                                                  \
	RET

#define EVEN32 VSHUFPS $0x88, Y1, Y0, Y2
#define ODD32  VSHUFPS $0xDD, Y1, Y0, Y3
#define EVEN64 VUNPCKLPD Y1, Y0, Y2
#define ODD64  VUNPCKHPD Y1, Y0, Y3

// func apartTwo32(m *move)
TEXT ·apartTwo32(SB), NOSPLIT, $0-8
	APARTTWO(2, EVEN32, ODD32)

// func apartTwo64(m *move)
TEXT ·apartTwo64(SB), NOSPLIT, $0-8
	APARTTWO(3, EVEN64, ODD64)

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
