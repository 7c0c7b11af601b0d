#!/bin/sh
# Checks the house style. Usage: installer/check.sh [--tidy]
#   (none)  runs clang-format on every source file
#   --tidy  also runs the checks of .clang-tidy on core/ and app/; takes some 20 minutes
# Versions of clang-format format some files differently, so this uses version 14, of Debian 12 and Ubuntu 24.04.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"
command -v clang-format-14 >/dev/null || {
    echo "clang-format-14 is missing: run installer/setup.sh --check" >&2
    exit 1
}
git ls-files '*.cpp' '*.h' | xargs clang-format-14 --dry-run --Werror
if [ "${1:-}" = --tidy ]; then
    # clang cannot read headers that GCC precompiled, and checks each file by itself.
    cmake -S . -B build/tidy -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_EXPORT_COMPILE_COMMANDS=ON \
        -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON -DBUILD_TESTING=OFF >/dev/null
    git ls-files 'core/*.cpp' 'app/*.cpp' | xargs -P "$(nproc)" -n 4 clang-tidy-14 --quiet -p build/tidy
fi
