#!/bin/sh
# Holds the house style. Usage: installer/check.sh [--tidy]
#   always  clang-format on every source file
#   --tidy  also the checks of .clang-tidy on core/ and app/; needs a configured release build and some 20 minutes
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"
git ls-files '*.cpp' '*.h' | xargs clang-format --dry-run --Werror
if [ "${1:-}" = --tidy ]; then
    git ls-files 'core/*.cpp' 'app/*.cpp' | xargs -P "$(nproc)" -n 4 clang-tidy --quiet -p build/release
fi
