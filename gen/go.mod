module github.com/limbfp/limb/gen

go 1.26.0

require github.com/limbfp/limb v0.0.0

replace github.com/limbfp/limb => ../
