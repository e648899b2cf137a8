// Package kept remembers from one process to the next what took long to find out: that
// a driver's kernel gave the bits of plain Go, or that a driver ended the process that
// tried it; and what took long to compile. All of it may be lost at any time, and is then found out again.
//
// It is files in a folder limb of [os.UserCacheDir]. The environment variable LIMB_CACHE
// names another folder, or is off: then nothing is kept. Nor is anything in browsers, which
// have no files.
package kept
