// Package version says which version of limb a program was built from.
package version

import "runtime/debug"

// Next is the version that the source is on its way to, or has reached where it is
// tagged: the first of the versions in CHANGELOG.md.
const Next = "v0.1.0"

// String returns the version of this program: the one that go install was asked for, or
// for a clone the next one with the commit, as far as go build has noted it.
func String() string {
	info, _ := debug.ReadBuildInfo()
	return of(info)
}

func of(info *debug.BuildInfo) string {
	if info == nil {
		return Next + "-devel"
	}
	settings := map[string]string{}
	for _, s := range info.Settings {
		settings[s.Key] = s.Value
	}
	// Of a commit without a tag, the go command makes a version of its own: v0.0.0-…
	v := info.Main.Version
	if v != "" && v != "(devel)" && settings["vcs.revision"] == "" || v == Next {
		return v
	}
	s := Next + "-devel"
	if commit := settings["vcs.revision"]; commit != "" {
		s += "+" + commit[:min(12, len(commit))]
		if settings["vcs.modified"] == "true" {
			s += ".modified"
		}
	}
	return s
}
