#!/bin/sh
#SBATCH --job-name=limb-exhaustive
#SBATCH --array=1-64
#SBATCH --cpus-per-task=2
#SBATCH --requeue
# Judges limb's functions on all operands, in parts on the nodes of a Slurm cluster:
#
#	sbatch deploy/slurm.sh                          # or with flags of limb accuracy exhaustive
#	sbatch --array=1-8 deploy/slurm.sh --func exp
#	limb accuracy merge parts/*.json
#
# limb is on the PATH of the nodes, and the directory is one that they share. A part that was
# stopped goes on from its file when it is queued again, with the same --array.
set -eu
mkdir -p parts
exec limb accuracy exhaustive --json --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --out "parts/$SLURM_ARRAY_TASK_ID.json" "$@"
