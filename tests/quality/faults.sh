#!/usr/bin/env bash
# How many faults in weights are found, and what does a repair leave of them? Puts faults into the rigged files of a
# folder. Prints a Markdown table, see the head of FaultTable.cpp.
#
# usage: tests/quality/faults.sh FOLDER
# QUALITY is the program that measures, built with SINEW_BENCH.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
folder=${1:?usage: faults.sh FOLDER}
"${QUALITY:-$here/../../build/release/tests/sinew_fault_quality}" "$folder"/*.fbx "$folder"/*.glb "$folder"/*.gltf
