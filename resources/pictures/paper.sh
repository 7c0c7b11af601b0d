#!/bin/sh
# Makes the manual's picture of the sample as Standard and as the paper binds it, with the release build. Needs imagemagick.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
for preset in standard paper; do
    "$root/build/release/bin/sinew" bind "$root/resources/sample/wayfarer.fbx" --preset $preset \
        -o "$scratch/$preset.glb" --snapshot "$scratch/$preset.png" --quiet
    # Its weights and the bend, without the first of the three figures.
    convert "$scratch/$preset.png" -gravity east -crop 67x100%+0+0 +repage -resize 50% "$scratch/$preset-half.png"
done
convert "$scratch/standard-half.png" "$scratch/paper-half.png" +append \
    "$root/resources/pictures/paper-weights.png"
