//go:build !unix

package mat

import "time"

func processorTime() time.Duration { return 0 }
