module github.com/limbfp/limb

go 1.26
