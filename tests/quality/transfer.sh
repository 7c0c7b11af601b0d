#!/usr/bin/env bash
# How near do weights transferred from a body come to the artist's, and how near does copying the nearest vertex?
# Hides the weights of each piece that garments.txt lists and transfers them anew. Prints a Markdown table, see the head
# of TransferTable.cpp. Fails when a piece is more than 2 % worse than copying.
#
# usage: tests/quality/transfer.sh FOLDER [REACH ANGLE FLIPPED SMOOTHING]
# QUALITY is the program that measures, built with SINEW_BENCH.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
folder=${1:?usage: transfer.sh FOLDER [REACH ANGLE FLIPPED SMOOTHING]}
shift
"${QUALITY:-$here/../../build/release/tests/sinew_transfer_quality}" "$folder" "$here/garments.txt" "$@"
