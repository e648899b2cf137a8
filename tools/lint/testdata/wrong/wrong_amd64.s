TEXT ·Add(SB), 4, $0-12
	MOVL a+0(FP), AX
	MOVL c+4(FP), BX
	MOVL AX, ret+8(FP)
	RET
