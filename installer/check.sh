#!/bin/sh
# Holds the house style: formatting (clang-format) and the checks of .clang-tidy. Needs a configured release build.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"
git ls-files '*.cpp' '*.h' | xargs clang-format --dry-run --Werror
git ls-files 'core/*.cpp' 'app/*.cpp' | xargs -P "$(nproc)" -n 4 clang-tidy --quiet -p build/release
