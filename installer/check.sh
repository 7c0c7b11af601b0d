#!/bin/sh
# Checks the house style. Usage: installer/check.sh [--tidy]
#   (none)  runs clang-format on every source file
#   --tidy  also runs the checks of .clang-tidy on core/ and app/; takes some 10 minutes
# Versions of clang-format format some files differently, so this uses version 14. clang-tidy before 16 cannot read
# libstdc++'s ranges. Debian 12 and Ubuntu 24.04 have both.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"
command -v clang-format-14 >/dev/null || {
    echo "clang-format-14 is missing: run installer/setup.sh --check" >&2
    exit 1
}
git ls-files '*.cpp' '*.h' | xargs clang-format-14 --dry-run --Werror
if [ "${1:-}" = --tidy ]; then
    # clang cannot read headers that GCC precompiled. Joined files are read three times faster than single ones.
    cmake -S . -B build/tidy -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_EXPORT_COMPILE_COMMANDS=ON \
        -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON -DBUILD_TESTING=OFF \
        -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=20 >/dev/null
    sed -n 's/^ *"file": "\(.*\)".*/\1/p' build/tidy/compile_commands.json | grep -E '/(core|app)/' | grep -v autogen |
        xargs -P "$(nproc)" -n 1 clang-tidy-16 --quiet -p build/tidy
fi
