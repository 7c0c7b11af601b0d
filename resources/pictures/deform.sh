#!/bin/sh
# Makes the manual's pictures of limbs under every deformer anew, with the release build and SINEW_BENCH=ON.
# Needs imagemagick.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$root/build/release/tests/sinew_deform_quality" --only LBS --pictures "$scratch" \
    "$root/resources/sample/wayfarer.fbx" > /dev/null
for limb in elbow knee fist; do
    convert "$scratch/wayfarer-$limb.png" -colors 256 "$root/resources/pictures/deform-$limb.png"
done
