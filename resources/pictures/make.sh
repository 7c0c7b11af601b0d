#!/bin/sh
# Makes the README's pictures anew with the release build.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$root/build/release/bin/sinew" bind "$root/resources/sample/wayfarer.fbx" -o "$scratch/wayfarer.glb" \
    --snapshot "$root/resources/pictures/wayfarer.png"
