package vk

import (
	"reflect"
	"strings"
	"testing"
)

// TestDirect: what launches and copies are made of is called without reflection, and what compiles is not.
func TestDirect(t *testing.T) {
	functions := reflect.New(reflect.TypeOf(api)).Elem()
	known := func(name string) bool { return direct(0, functions.FieldByName(name).Addr().Interface()) }
	for _, name := range strings.Fields("BeginCommandBuffer EndCommandBuffer CmdExecuteCommands CmdBindPipeline CmdBindDescriptorSets CmdPushConstants CmdDispatch CmdCopyBuffer CmdPipelineBarrier AllocateDescriptorSets UpdateDescriptorSets ResetDescriptorPool QueueSubmit WaitForFences ResetFences") {
		if !known(name) {
			t.Errorf("%s is called by reflection", name)
		}
	}
	if known("CreateComputePipelines") {
		t.Error("everything is known")
	}
}
