#!/bin/sh
# Holds the house style. Usage: installer/check.sh [--tidy]
#   always  clang-format on every source file
#   --tidy  also the checks of .clang-tidy on core/ and app/; takes some 20 minutes
# Versions of clang-format differ in what they make of one file; this is version 14, of Debian 12 and Ubuntu 24.04.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"
command -v clang-format-14 >/dev/null || {
    echo "clang-format-14 is missing: run installer/setup.sh --check" >&2
    exit 1
}
git ls-files '*.cpp' '*.h' | xargs clang-format-14 --dry-run --Werror
if [ "${1:-}" = --tidy ]; then
    # clang reads no headers that GCC has precompiled, and looks at every file by itself.
    cmake -S . -B build/tidy -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_EXPORT_COMPILE_COMMANDS=ON \
        -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON -DBUILD_TESTING=OFF >/dev/null
    git ls-files 'core/*.cpp' 'app/*.cpp' | xargs -P "$(nproc)" -n 4 clang-tidy-14 --quiet -p build/tidy
fi
