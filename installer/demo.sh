#!/bin/sh
# Makes a rigged character from a fresh clone: installs what Sinew needs, builds it without its tests, binds the sample
# character, and shows the result. Safe to run again.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
"$root/installer/setup.sh"

demo=$root/build/demo
mkdir -p "$demo"
"$root/build/release/bin/sinew" bind "$root/resources/sample/wayfarer.fbx" \
    -o "$demo/wayfarer_rigged.fbx" -o "$demo/wayfarer_rigged.glb" \
    --snapshot "$demo/wayfarer.png" --report "$demo/wayfarer.json"

echo
echo "The sample character is bound:"
for file in wayfarer_rigged.fbx wayfarer_rigged.glb wayfarer.png wayfarer.json; do
    test -s "$demo/$file"
    echo "  $demo/$file"
done

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$root/build/release/bin/sinew" "$demo/wayfarer_rigged.fbx"
fi
echo "To look at it on a desktop: build/release/bin/sinew build/demo/wayfarer_rigged.fbx"
