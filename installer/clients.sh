#!/bin/sh
# Installs from npm the programs that read exports back in tests/clients: the Khronos glTF validator, three.js,
# three-vrm and the runtime of DragonBones. Does nothing if they are installed already.
# Usage: installer/clients.sh [FOLDER]    without FOLDER into SINEW_CLIENTS_DIR, or .cache/clients of the source tree
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:-${SINEW_CLIENTS_DIR:-$root/.cache/clients}}
packages="gltf-validator@2.0.0-dev.3.10 three@0.170.0 @pixiv/three-vrm@3.5.5
    @cocos/dragonbones-js@1.0.2"

if [ "$(cat "$folder/installed" 2>/dev/null || true)" = "$packages" ]; then
    exit 0
fi
command -v npm >/dev/null || {
    echo "npm is missing; the tests that need it will skip" >&2
    exit 1
}
mkdir -p "$folder"
# shellcheck disable=SC2086 # a list of packages, one word each
npm install --prefix "$folder" --no-audit --no-fund --no-save --loglevel=error $packages >&2
echo "$packages" >"$folder/installed"
