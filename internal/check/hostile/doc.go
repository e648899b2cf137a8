// Package hostile opens a device whose driver lies, fails, hangs or dies: a C program
// around PoCL, which its tests compile and tell what to do. A table says what must come of
// it. The package has only tests.
package hostile
