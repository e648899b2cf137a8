// Code generated from the Go source of limb by gen; DO NOT EDIT.

package simd

var (
	avx2CDDPlain2, avx512CDDPlain2     entry
	CDDPlain2                          = Program{65, [...]*entry{&avx2CDDPlain2, &avx512CDDPlain2}}
	avx2CDFPlain2, avx512CDFPlain2     entry
	CDFPlain2                          = Program{65, [...]*entry{&avx2CDFPlain2, &avx512CDFPlain2}}
	avx2CQDPlain2, avx512CQDPlain2     entry
	CQDPlain2                          = Program{533, [...]*entry{&avx2CQDPlain2, &avx512CQDPlain2}}
	avx2CQFPlain2, avx512CQFPlain2     entry
	CQFPlain2                          = Program{533, [...]*entry{&avx2CQFPlain2, &avx512CQFPlain2}}
	avx2CDDPlain3, avx512CDDPlain3     entry
	CDDPlain3                          = Program{188, [...]*entry{&avx2CDDPlain3, &avx512CDDPlain3}}
	avx2CDFPlain3, avx512CDFPlain3     entry
	CDFPlain3                          = Program{188, [...]*entry{&avx2CDFPlain3, &avx512CDFPlain3}}
	avx2CQDPlain3, avx512CQDPlain3     entry
	CQDPlain3                          = Program{1786, [...]*entry{&avx2CQDPlain3, &avx512CQDPlain3}}
	avx2CQFPlain3, avx512CQFPlain3     entry
	CQFPlain3                          = Program{1786, [...]*entry{&avx2CQFPlain3, &avx512CQFPlain3}}
	avx2CDDPlain4, avx512CDDPlain4     entry
	CDDPlain4                          = Program{218, [...]*entry{&avx2CDDPlain4, &avx512CDDPlain4}}
	avx2CDFPlain4, avx512CDFPlain4     entry
	CDFPlain4                          = Program{218, [...]*entry{&avx2CDFPlain4, &avx512CDFPlain4}}
	avx2CQDPlain4, avx512CQDPlain4     entry
	CQDPlain4                          = Program{2078, [...]*entry{&avx2CQDPlain4, &avx512CQDPlain4}}
	avx2CQFPlain4, avx512CQFPlain4     entry
	CQFPlain4                          = Program{2078, [...]*entry{&avx2CQFPlain4, &avx512CQFPlain4}}
	avx2CDDPlain5, avx512CDDPlain5     entry
	CDDPlain5                          = Program{519, [...]*entry{&avx2CDDPlain5, &avx512CDDPlain5}}
	avx2CDFPlain5, avx512CDFPlain5     entry
	CDFPlain5                          = Program{519, [...]*entry{&avx2CDFPlain5, &avx512CDFPlain5}}
	avx2CQDPlain5, avx512CQDPlain5     entry
	CQDPlain5                          = Program{5879, [...]*entry{&avx2CQDPlain5, &avx512CQDPlain5}}
	avx2CQFPlain5, avx512CQFPlain5     entry
	CQFPlain5                          = Program{5879, [...]*entry{&avx2CQFPlain5, &avx512CQFPlain5}}
	avx2CDDPlain7, avx512CDDPlain7     entry
	CDDPlain7                          = Program{982, [...]*entry{&avx2CDDPlain7, &avx512CDDPlain7}}
	avx2CDFPlain7, avx512CDFPlain7     entry
	CDFPlain7                          = Program{982, [...]*entry{&avx2CDFPlain7, &avx512CDFPlain7}}
	avx2CQDPlain7, avx512CQDPlain7     entry
	CQDPlain7                          = Program{11648, [...]*entry{&avx2CQDPlain7, &avx512CQDPlain7}}
	avx2CQFPlain7, avx512CQFPlain7     entry
	CQFPlain7                          = Program{11648, [...]*entry{&avx2CQFPlain7, &avx512CQFPlain7}}
	avx2CDDPlain8, avx512CDDPlain8     entry
	CDDPlain8                          = Program{702, [...]*entry{&avx2CDDPlain8, &avx512CDDPlain8}}
	avx2CDFPlain8, avx512CDFPlain8     entry
	CDFPlain8                          = Program{702, [...]*entry{&avx2CDFPlain8, &avx512CDFPlain8}}
	avx2CQDPlain8, avx512CQDPlain8     entry
	CQDPlain8                          = Program{7138, [...]*entry{&avx2CQDPlain8, &avx512CQDPlain8}}
	avx2CQFPlain8, avx512CQFPlain8     entry
	CQFPlain8                          = Program{7138, [...]*entry{&avx2CQFPlain8, &avx512CQFPlain8}}
	avx2CDDTurn, avx512CDDTurn         entry
	CDDTurn                            = Program{69, [...]*entry{&avx2CDDTurn, &avx512CDDTurn}}
	avx2CDFTurn, avx512CDFTurn         entry
	CDFTurn                            = Program{69, [...]*entry{&avx2CDFTurn, &avx512CDFTurn}}
	avx2CQDTurn, avx512CQDTurn         entry
	CQDTurn                            = Program{731, [...]*entry{&avx2CQDTurn, &avx512CQDTurn}}
	avx2CQFTurn, avx512CQFTurn         entry
	CQFTurn                            = Program{731, [...]*entry{&avx2CQFTurn, &avx512CQFTurn}}
	avx2CDDTurned2, avx512CDDTurned2   entry
	CDDTurned2                         = Program{121, [...]*entry{&avx2CDDTurned2, &avx512CDDTurned2}}
	avx2CDFTurned2, avx512CDFTurned2   entry
	CDFTurned2                         = Program{121, [...]*entry{&avx2CDFTurned2, &avx512CDFTurned2}}
	avx2CQDTurned2, avx512CQDTurned2   entry
	CQDTurned2                         = Program{1247, [...]*entry{&avx2CQDTurned2, &avx512CQDTurned2}}
	avx2CQFTurned2, avx512CQFTurned2   entry
	CQFTurned2                         = Program{1247, [...]*entry{&avx2CQFTurned2, &avx512CQFTurned2}}
	avx2CDDTurned3, avx512CDDTurned3   entry
	CDDTurned3                         = Program{299, [...]*entry{&avx2CDDTurned3, &avx512CDDTurned3}}
	avx2CDFTurned3, avx512CDFTurned3   entry
	CDFTurned3                         = Program{299, [...]*entry{&avx2CDFTurned3, &avx512CDFTurned3}}
	avx2CQDTurned3, avx512CQDTurned3   entry
	CQDTurned3                         = Program{3213, [...]*entry{&avx2CQDTurned3, &avx512CQDTurned3}}
	avx2CQFTurned3, avx512CQFTurned3   entry
	CQFTurned3                         = Program{3213, [...]*entry{&avx2CQFTurned3, &avx512CQFTurned3}}
	avx2CDDTurned4, avx512CDDTurned4   entry
	CDDTurned4                         = Program{384, [...]*entry{&avx2CDDTurned4, &avx512CDDTurned4}}
	avx2CDFTurned4, avx512CDFTurned4   entry
	CDFTurned4                         = Program{384, [...]*entry{&avx2CDFTurned4, &avx512CDFTurned4}}
	avx2CQDTurned4, avx512CQDTurned4   entry
	CQDTurned4                         = Program{4218, [...]*entry{&avx2CQDTurned4, &avx512CQDTurned4}}
	avx2CQFTurned4, avx512CQFTurned4   entry
	CQFTurned4                         = Program{4218, [...]*entry{&avx2CQFTurned4, &avx512CQFTurned4}}
	avx2CDDTurned5, avx512CDDTurned5   entry
	CDDTurned5                         = Program{740, [...]*entry{&avx2CDDTurned5, &avx512CDDTurned5}}
	avx2CDFTurned5, avx512CDFTurned5   entry
	CDFTurned5                         = Program{740, [...]*entry{&avx2CDFTurned5, &avx512CDFTurned5}}
	avx2CQDTurned5, avx512CQDTurned5   entry
	CQDTurned5                         = Program{8732, [...]*entry{&avx2CQDTurned5, &avx512CQDTurned5}}
	avx2CQFTurned5, avx512CQFTurned5   entry
	CQFTurned5                         = Program{8732, [...]*entry{&avx2CQFTurned5, &avx512CQFTurned5}}
	avx2CDDTurned7, avx512CDDTurned7   entry
	CDDTurned7                         = Program{1313, [...]*entry{&avx2CDDTurned7, &avx512CDDTurned7}}
	avx2CDFTurned7, avx512CDFTurned7   entry
	CDFTurned7                         = Program{1313, [...]*entry{&avx2CDFTurned7, &avx512CDFTurned7}}
	avx2CQDTurned7, avx512CQDTurned7   entry
	CQDTurned7                         = Program{15927, [...]*entry{&avx2CQDTurned7, &avx512CQDTurned7}}
	avx2CQFTurned7, avx512CQFTurned7   entry
	CQFTurned7                         = Program{15927, [...]*entry{&avx2CQFTurned7, &avx512CQFTurned7}}
	avx2CDDTurned8, avx512CDDTurned8   entry
	CDDTurned8                         = Program{1088, [...]*entry{&avx2CDDTurned8, &avx512CDDTurned8}}
	avx2CDFTurned8, avx512CDFTurned8   entry
	CDFTurned8                         = Program{1088, [...]*entry{&avx2CDFTurned8, &avx512CDFTurned8}}
	avx2CQDTurned8, avx512CQDTurned8   entry
	CQDTurned8                         = Program{12130, [...]*entry{&avx2CQDTurned8, &avx512CQDTurned8}}
	avx2CQFTurned8, avx512CQFTurned8   entry
	CQFTurned8                         = Program{12130, [...]*entry{&avx2CQFTurned8, &avx512CQFTurned8}}
	avx2CDDUntangle, avx512CDDUntangle entry
	CDDUntangle                        = Program{177, [...]*entry{&avx2CDDUntangle, &avx512CDDUntangle}}
	avx2CDFUntangle, avx512CDFUntangle entry
	CDFUntangle                        = Program{177, [...]*entry{&avx2CDFUntangle, &avx512CDFUntangle}}
	avx2CQDUntangle, avx512CQDUntangle entry
	CQDUntangle                        = Program{1779, [...]*entry{&avx2CQDUntangle, &avx512CQDUntangle}}
	avx2CQFUntangle, avx512CQFUntangle entry
	CQFUntangle                        = Program{1779, [...]*entry{&avx2CQFUntangle, &avx512CQFUntangle}}
	avx2Fold2, avx512Fold2             entry
	Fold2                              = Program{223, [...]*entry{&avx2Fold2, &avx512Fold2}}
	avx2Fold3, avx512Fold3             entry
	Fold3                              = Program{274, [...]*entry{&avx2Fold3, &avx512Fold3}}
)
