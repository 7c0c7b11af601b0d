#!/bin/sh
# From a fresh clone to all tests passed: installs the packages, builds Sinew and runs every test. Safe to run again.
# Blender, Godot, the glTF validator, three.js and three-vrm, which read exports back, are installed with --clients or when
# CI=true; without them the tests that need them skip and say so.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
clients=""
if [ "${1:-}" = --clients ] || [ "${CI:-}" = true ]; then
    clients=--clients
elif [ $# -gt 0 ]; then
    echo "unknown option $1; see the head of installer/test.sh" >&2
    exit 2
fi
"$root/installer/setup.sh" --tests $clients
if [ -n "$clients" ]; then
    "$root/installer/clients.sh" || echo "Without npm packages the tests that need them skip." >&2
fi

cd "$root"
ctest --preset release --parallel "$(nproc)"
