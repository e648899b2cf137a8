package cpu

var maps = map[string]mapFunc{}
