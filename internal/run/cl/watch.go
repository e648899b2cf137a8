package cl

// Watch has f told of each kernel that is launched, and of each time that what is queued
// is submitted to the device, until the function that it returns is called. For tests of
// how often that is; no device may be at work at either end.
func Watch(f func(submitted bool)) (end func()) {
	before := api
	api.EnqueueNDRangeKernel = func(q, k handle, dims uint32, offset, global, local *uintptr, nwait uint32, wait, event *handle) status {
		f(false)
		return before.EnqueueNDRangeKernel(q, k, dims, offset, global, local, nwait, wait, event)
	}
	api.Flush = func(q handle) status {
		f(true)
		return before.Flush(q)
	}
	return func() { api = before }
}

// WatchBuilds has f told of each program that is built, until the function that it returns is called, as
// Watch does.
func WatchBuilds(f func()) (end func()) {
	before := api
	api.BuildProgram = func(p handle, n uint32, devices *handle, options string, notify, user uintptr) status {
		f()
		return before.BuildProgram(p, n, devices, options, notify, user)
	}
	return func() { api = before }
}
