package outfile

import (
	"os"
	"os/signal"
	"slices"
	"sync"
	"time"
)

// guarded are the files to remove where a signal ends the program.
var guarded struct {
	sync.Mutex
	names []string
	come  chan os.Signal // while there are names
}

// Guard has the file or the directory name removed where a signal ends the program
// before release is called. It need not be there.
func Guard(name string) (release func()) {
	guarded.Lock()
	defer guarded.Unlock()
	guarded.names = append(guarded.names, name)
	if guarded.come == nil {
		guarded.come = make(chan os.Signal, 1)
		for _, s := range signals {
			if !signal.Ignored(s) { // as SIGHUP is under nohup
				signal.Notify(guarded.come, s)
			}
		}
		go end(guarded.come)
	}
	return func() {
		guarded.Lock()
		defer guarded.Unlock()
		guarded.names = slices.DeleteFunc(guarded.names, func(n string) bool { return n == name })
		if len(guarded.names) == 0 {
			signal.Stop(guarded.come)
			close(guarded.come)
			guarded.come = nil
		}
	}
}

// end removes the files when a signal comes, and lets it end the program as it would
// have. The lock is kept, so that no file is made meanwhile.
func end(come chan os.Signal) {
	s, ok := <-come
	if !ok {
		return
	}
	guarded.Lock()
	for _, name := range guarded.names {
		os.RemoveAll(name)
	}
	signal.Reset(s)
	if self, err := os.FindProcess(os.Getpid()); err == nil && self.Signal(s) == nil {
		time.Sleep(time.Second) // for the signal to arrive
	}
	os.Exit(1)
}
