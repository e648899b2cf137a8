// Code generated from the Go source of limb by gen; DO NOT EDIT.

package simd

var (
	avx2PlainTwoCDD, avx512PlainTwoCDD       entry
	PlainTwoCDD                              = Program{65, [...]*entry{&avx2PlainTwoCDD, &avx512PlainTwoCDD}}
	avx2PlainTwoCDF, avx512PlainTwoCDF       entry
	PlainTwoCDF                              = Program{65, [...]*entry{&avx2PlainTwoCDF, &avx512PlainTwoCDF}}
	avx2PlainTwoCQD, avx512PlainTwoCQD       entry
	PlainTwoCQD                              = Program{533, [...]*entry{&avx2PlainTwoCQD, &avx512PlainTwoCQD}}
	avx2PlainTwoCQF, avx512PlainTwoCQF       entry
	PlainTwoCQF                              = Program{533, [...]*entry{&avx2PlainTwoCQF, &avx512PlainTwoCQF}}
	avx2PlainThreeCDD, avx512PlainThreeCDD   entry
	PlainThreeCDD                            = Program{188, [...]*entry{&avx2PlainThreeCDD, &avx512PlainThreeCDD}}
	avx2PlainThreeCDF, avx512PlainThreeCDF   entry
	PlainThreeCDF                            = Program{188, [...]*entry{&avx2PlainThreeCDF, &avx512PlainThreeCDF}}
	avx2PlainThreeCQD, avx512PlainThreeCQD   entry
	PlainThreeCQD                            = Program{1786, [...]*entry{&avx2PlainThreeCQD, &avx512PlainThreeCQD}}
	avx2PlainThreeCQF, avx512PlainThreeCQF   entry
	PlainThreeCQF                            = Program{1786, [...]*entry{&avx2PlainThreeCQF, &avx512PlainThreeCQF}}
	avx2PlainFourCDD, avx512PlainFourCDD     entry
	PlainFourCDD                             = Program{218, [...]*entry{&avx2PlainFourCDD, &avx512PlainFourCDD}}
	avx2PlainFourCDF, avx512PlainFourCDF     entry
	PlainFourCDF                             = Program{218, [...]*entry{&avx2PlainFourCDF, &avx512PlainFourCDF}}
	avx2PlainFourCQD, avx512PlainFourCQD     entry
	PlainFourCQD                             = Program{2078, [...]*entry{&avx2PlainFourCQD, &avx512PlainFourCQD}}
	avx2PlainFourCQF, avx512PlainFourCQF     entry
	PlainFourCQF                             = Program{2078, [...]*entry{&avx2PlainFourCQF, &avx512PlainFourCQF}}
	avx2PlainFiveCDD, avx512PlainFiveCDD     entry
	PlainFiveCDD                             = Program{519, [...]*entry{&avx2PlainFiveCDD, &avx512PlainFiveCDD}}
	avx2PlainFiveCDF, avx512PlainFiveCDF     entry
	PlainFiveCDF                             = Program{519, [...]*entry{&avx2PlainFiveCDF, &avx512PlainFiveCDF}}
	avx2PlainFiveCQD, avx512PlainFiveCQD     entry
	PlainFiveCQD                             = Program{5879, [...]*entry{&avx2PlainFiveCQD, &avx512PlainFiveCQD}}
	avx2PlainFiveCQF, avx512PlainFiveCQF     entry
	PlainFiveCQF                             = Program{5879, [...]*entry{&avx2PlainFiveCQF, &avx512PlainFiveCQF}}
	avx2PlainSevenCDD, avx512PlainSevenCDD   entry
	PlainSevenCDD                            = Program{982, [...]*entry{&avx2PlainSevenCDD, &avx512PlainSevenCDD}}
	avx2PlainSevenCDF, avx512PlainSevenCDF   entry
	PlainSevenCDF                            = Program{982, [...]*entry{&avx2PlainSevenCDF, &avx512PlainSevenCDF}}
	avx2PlainSevenCQD, avx512PlainSevenCQD   entry
	PlainSevenCQD                            = Program{11648, [...]*entry{&avx2PlainSevenCQD, &avx512PlainSevenCQD}}
	avx2PlainSevenCQF, avx512PlainSevenCQF   entry
	PlainSevenCQF                            = Program{11648, [...]*entry{&avx2PlainSevenCQF, &avx512PlainSevenCQF}}
	avx2PlainEightCDD, avx512PlainEightCDD   entry
	PlainEightCDD                            = Program{702, [...]*entry{&avx2PlainEightCDD, &avx512PlainEightCDD}}
	avx2PlainEightCDF, avx512PlainEightCDF   entry
	PlainEightCDF                            = Program{702, [...]*entry{&avx2PlainEightCDF, &avx512PlainEightCDF}}
	avx2PlainEightCQD, avx512PlainEightCQD   entry
	PlainEightCQD                            = Program{7138, [...]*entry{&avx2PlainEightCQD, &avx512PlainEightCQD}}
	avx2PlainEightCQF, avx512PlainEightCQF   entry
	PlainEightCQF                            = Program{7138, [...]*entry{&avx2PlainEightCQF, &avx512PlainEightCQF}}
	avx2TurnCDD, avx512TurnCDD               entry
	TurnCDD                                  = Program{69, [...]*entry{&avx2TurnCDD, &avx512TurnCDD}}
	avx2TurnCDF, avx512TurnCDF               entry
	TurnCDF                                  = Program{69, [...]*entry{&avx2TurnCDF, &avx512TurnCDF}}
	avx2TurnCQD, avx512TurnCQD               entry
	TurnCQD                                  = Program{731, [...]*entry{&avx2TurnCQD, &avx512TurnCQD}}
	avx2TurnCQF, avx512TurnCQF               entry
	TurnCQF                                  = Program{731, [...]*entry{&avx2TurnCQF, &avx512TurnCQF}}
	avx2TurnedTwoCDD, avx512TurnedTwoCDD     entry
	TurnedTwoCDD                             = Program{121, [...]*entry{&avx2TurnedTwoCDD, &avx512TurnedTwoCDD}}
	avx2TurnedTwoCDF, avx512TurnedTwoCDF     entry
	TurnedTwoCDF                             = Program{121, [...]*entry{&avx2TurnedTwoCDF, &avx512TurnedTwoCDF}}
	avx2TurnedTwoCQD, avx512TurnedTwoCQD     entry
	TurnedTwoCQD                             = Program{1247, [...]*entry{&avx2TurnedTwoCQD, &avx512TurnedTwoCQD}}
	avx2TurnedTwoCQF, avx512TurnedTwoCQF     entry
	TurnedTwoCQF                             = Program{1247, [...]*entry{&avx2TurnedTwoCQF, &avx512TurnedTwoCQF}}
	avx2TurnedThreeCDD, avx512TurnedThreeCDD entry
	TurnedThreeCDD                           = Program{299, [...]*entry{&avx2TurnedThreeCDD, &avx512TurnedThreeCDD}}
	avx2TurnedThreeCDF, avx512TurnedThreeCDF entry
	TurnedThreeCDF                           = Program{299, [...]*entry{&avx2TurnedThreeCDF, &avx512TurnedThreeCDF}}
	avx2TurnedThreeCQD, avx512TurnedThreeCQD entry
	TurnedThreeCQD                           = Program{3213, [...]*entry{&avx2TurnedThreeCQD, &avx512TurnedThreeCQD}}
	avx2TurnedThreeCQF, avx512TurnedThreeCQF entry
	TurnedThreeCQF                           = Program{3213, [...]*entry{&avx2TurnedThreeCQF, &avx512TurnedThreeCQF}}
	avx2TurnedFourCDD, avx512TurnedFourCDD   entry
	TurnedFourCDD                            = Program{384, [...]*entry{&avx2TurnedFourCDD, &avx512TurnedFourCDD}}
	avx2TurnedFourCDF, avx512TurnedFourCDF   entry
	TurnedFourCDF                            = Program{384, [...]*entry{&avx2TurnedFourCDF, &avx512TurnedFourCDF}}
	avx2TurnedFourCQD, avx512TurnedFourCQD   entry
	TurnedFourCQD                            = Program{4218, [...]*entry{&avx2TurnedFourCQD, &avx512TurnedFourCQD}}
	avx2TurnedFourCQF, avx512TurnedFourCQF   entry
	TurnedFourCQF                            = Program{4218, [...]*entry{&avx2TurnedFourCQF, &avx512TurnedFourCQF}}
	avx2TurnedFiveCDD, avx512TurnedFiveCDD   entry
	TurnedFiveCDD                            = Program{740, [...]*entry{&avx2TurnedFiveCDD, &avx512TurnedFiveCDD}}
	avx2TurnedFiveCDF, avx512TurnedFiveCDF   entry
	TurnedFiveCDF                            = Program{740, [...]*entry{&avx2TurnedFiveCDF, &avx512TurnedFiveCDF}}
	avx2TurnedFiveCQD, avx512TurnedFiveCQD   entry
	TurnedFiveCQD                            = Program{8732, [...]*entry{&avx2TurnedFiveCQD, &avx512TurnedFiveCQD}}
	avx2TurnedFiveCQF, avx512TurnedFiveCQF   entry
	TurnedFiveCQF                            = Program{8732, [...]*entry{&avx2TurnedFiveCQF, &avx512TurnedFiveCQF}}
	avx2TurnedSevenCDD, avx512TurnedSevenCDD entry
	TurnedSevenCDD                           = Program{1313, [...]*entry{&avx2TurnedSevenCDD, &avx512TurnedSevenCDD}}
	avx2TurnedSevenCDF, avx512TurnedSevenCDF entry
	TurnedSevenCDF                           = Program{1313, [...]*entry{&avx2TurnedSevenCDF, &avx512TurnedSevenCDF}}
	avx2TurnedSevenCQD, avx512TurnedSevenCQD entry
	TurnedSevenCQD                           = Program{15927, [...]*entry{&avx2TurnedSevenCQD, &avx512TurnedSevenCQD}}
	avx2TurnedSevenCQF, avx512TurnedSevenCQF entry
	TurnedSevenCQF                           = Program{15927, [...]*entry{&avx2TurnedSevenCQF, &avx512TurnedSevenCQF}}
	avx2TurnedEightCDD, avx512TurnedEightCDD entry
	TurnedEightCDD                           = Program{1088, [...]*entry{&avx2TurnedEightCDD, &avx512TurnedEightCDD}}
	avx2TurnedEightCDF, avx512TurnedEightCDF entry
	TurnedEightCDF                           = Program{1088, [...]*entry{&avx2TurnedEightCDF, &avx512TurnedEightCDF}}
	avx2TurnedEightCQD, avx512TurnedEightCQD entry
	TurnedEightCQD                           = Program{12130, [...]*entry{&avx2TurnedEightCQD, &avx512TurnedEightCQD}}
	avx2TurnedEightCQF, avx512TurnedEightCQF entry
	TurnedEightCQF                           = Program{12130, [...]*entry{&avx2TurnedEightCQF, &avx512TurnedEightCQF}}
	avx2UntangleCDD, avx512UntangleCDD       entry
	UntangleCDD                              = Program{178, [...]*entry{&avx2UntangleCDD, &avx512UntangleCDD}}
	avx2UntangleCDF, avx512UntangleCDF       entry
	UntangleCDF                              = Program{178, [...]*entry{&avx2UntangleCDF, &avx512UntangleCDF}}
	avx2UntangleCQD, avx512UntangleCQD       entry
	UntangleCQD                              = Program{1780, [...]*entry{&avx2UntangleCQD, &avx512UntangleCQD}}
	avx2UntangleCQF, avx512UntangleCQF       entry
	UntangleCQF                              = Program{1780, [...]*entry{&avx2UntangleCQF, &avx512UntangleCQF}}
	avx2Fold2, avx512Fold2                   entry
	Fold2                                    = Program{223, [...]*entry{&avx2Fold2, &avx512Fold2}}
	avx2Fold3, avx512Fold3                   entry
	Fold3                                    = Program{274, [...]*entry{&avx2Fold3, &avx512Fold3}}
)
