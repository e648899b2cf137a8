package main

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/limbfp/limb/internal/check/testenv"
)

// parts are what the scripts of deploy/ compute in these tests: two chunks.
var parts = []string{"--func", "copysign"}

// merged returns the table of parts/*.json.
func merged(t *testing.T) string {
	t.Helper()
	files, err := filepath.Glob("parts/*.json")
	if err != nil || len(files) < 2 {
		t.Fatalf("the parts are %q: %v", files, err)
	}
	return called(t, append([]string{"accuracy", "merge"}, files...)...)
}

func called(t *testing.T, args ...string) string {
	t.Helper()
	var out, problems bytes.Buffer
	if code := run(args, &out, &problems); code != 0 {
		t.Fatalf("limb %s ends with %d: %s", strings.Join(args, " "), code, &problems)
	}
	return out.String()
}

// TestKubernetes runs what the containers of the indexed job run, for two indices.
func TestKubernetes(t *testing.T) {
	if !testenv.Full() {
		t.Skip("LIMB_FULL asks for it")
	}
	text, err := os.ReadFile("../../deploy/kubernetes.yaml")
	if err != nil {
		t.Fatal(err)
	}
	m := regexp.MustCompile(`(?m)^ +- (exec limb .*)$`).FindSubmatch(text)
	if m == nil || !strings.Contains(string(text), "completions: 64\n") || !strings.Contains(string(m[1]), "/64\"") {
		t.Fatalf("the job's command is %q", m)
	}
	t.Chdir(t.TempDir())
	if err := os.Mkdir("parts", 0o777); err != nil {
		t.Fatal(err)
	}
	script := strings.Replace(string(m[1]), "/64", "/2", 1) + " " + strings.Join(parts, " ")
	for _, index := range []string{"0", "1"} {
		cmd := exec.Command("sh", "-c", script)
		cmd.Env = append(os.Environ(), "JOB_COMPLETION_INDEX="+index)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("index %s: %v: %s", index, err, out)
		}
	}
	if got, want := merged(t), called(t, append([]string{"accuracy", "exhaustive"}, parts...)...); got != want {
		t.Errorf("the parts merge to\n%swant\n%s", got, want)
	}
}

// TestSlurm runs the script for Slurm on a cluster of this machine.
func TestSlurm(t *testing.T) {
	if !testenv.Full() {
		t.Skip("LIMB_FULL asks for it")
	}
	for _, name := range []string{"munged", "slurmctld", "slurmd", "sbatch"} {
		if _, err := exec.LookPath(name); err != nil {
			testenv.Skip(t, "slurm", err.Error())
		}
	}
	script, err := filepath.Abs("../../deploy/slurm.sh")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	t.Chdir(dir)
	cluster(t, dir)
	ctx, cancel := context.WithTimeout(t.Context(), 5*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, "sbatch", append([]string{"--wait", "--array=1-2", script}, parts...)...)
	if out, err := cmd.CombinedOutput(); err != nil {
		logs, _ := filepath.Glob("*.out")
		for _, name := range append(logs, "ctld.log", "slurmd.log") {
			text, _ := os.ReadFile(name)
			t.Logf("%s: %s", name, text)
		}
		t.Fatalf("%v: %s", err, out)
	}
	if got, want := merged(t), called(t, append([]string{"accuracy", "exhaustive"}, parts...)...); got != want {
		t.Errorf("the parts merge to\n%swant\n%s", got, want)
	}
}

// cluster starts the daemons of Slurm, with a configuration of their own.
func cluster(t *testing.T, dir string) {
	t.Helper()
	host, err := os.Hostname()
	if err != nil {
		t.Fatal(err)
	}
	host, _, _ = strings.Cut(host, ".")
	conf := fmt.Sprintf(`ClusterName=limb
SlurmctldHost=%[1]s
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=%[2]s/munge/socket
CredType=cred/munge
StateSaveLocation=%[2]s/state
SlurmdSpoolDir=%[2]s/spool
SlurmctldPidFile=%[2]s/ctld.pid
SlurmdPidFile=%[2]s/slurmd.pid
SlurmctldLogFile=%[2]s/ctld.log
SlurmdLogFile=%[2]s/slurmd.log
SlurmctldPort=26817
SlurmdPort=26818
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
MpiDefault=none
SwitchType=switch/none
NodeName=%[1]s CPUs=2 State=UNKNOWN
PartitionName=all Nodes=%[1]s Default=YES MaxTime=INFINITE State=UP
`, host, dir)
	key := make([]byte, 1024)
	rand.Read(key)
	if err := errors.Join(os.Mkdir("munge", 0o700), os.Mkdir("state", 0o700), os.Mkdir("spool", 0o700),
		os.WriteFile("munge/key", key, 0o400), os.WriteFile("slurm.conf", []byte(conf), 0o600)); err != nil {
		t.Fatal(err)
	}
	t.Setenv("SLURM_CONF", filepath.Join(dir, "slurm.conf"))
	in := func(name string) string { return filepath.Join(dir, "munge", name) }
	for _, daemon := range [][]string{
		{"munged", "--foreground", "--force", "--key-file=" + in("key"), "--socket=" + in("socket"), "--pid-file=" + in("pid"), "--log-file=" + in("log"), "--seed-file=" + in("seed")},
		{"slurmctld", "-D", "-c"}, {"slurmd", "-D"},
	} {
		cmd := exec.Command(daemon[0], daemon[1:]...)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { cmd.Process.Kill(); cmd.Wait() })
		if daemon[0] == "munged" {
			for wait := time.Now(); ; time.Sleep(50 * time.Millisecond) {
				if _, err := os.Stat(in("socket")); err == nil {
					break
				}
				if time.Since(wait) > time.Minute {
					t.Fatal("munged opens no socket")
				}
			}
		}
	}
}
