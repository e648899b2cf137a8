package exact

var Encode, Decode = encode, decode
