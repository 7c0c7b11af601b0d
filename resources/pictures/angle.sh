#!/bin/bash
# Gives the sample's knee a stiffness that follows its angle and bends it, with mouse and keyboard on a virtual screen.
# Leaves a picture of every step and the one that the manual shows, and fails when a step changes nothing to be seen.
# Usage: resources/pictures/angle.sh FOLDER      needs xvfb, xdotool, imagemagick; see hands.sh for its settings
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
out=$(mkdir -p "${1:?usage: angle.sh FOLDER}" && cd "$1" && pwd)
. "$root/resources/pictures/hands.sh"
