#!/bin/sh
# Checks the house style. Usage: installer/check.sh [--tidy | --clang]
#   (none)   runs clang-format on every source file
#   --tidy   also runs the checks of .clang-tidy on core/ and app/; takes some 10 minutes
#   --clang  also reads core/ with clang and its library libc++, as macOS has them; takes some 3 minutes of processor
#            time and 2 GB of memory. It ends with 0 when all of it compiles, and needs the packages clang-16,
#            libc++-16-dev and libc++abi-16-dev
# Versions of clang-format format some files differently, so this uses version 14. clang-tidy before 16 cannot read
# libstdc++'s ranges. Debian 12 and Ubuntu 24.04 have both.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"
case "${1:-}" in
"" | --tidy | --clang) ;;
*)
    echo "unknown option $1; see the head of installer/check.sh" >&2
    exit 2
    ;;
esac
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
if [ "${1:-}" = --clang ]; then
    if [ ! -x /usr/bin/clang++-16 ] || [ ! -e /usr/lib/llvm-16/include/c++/v1/version ]; then
        echo "clang or its library is missing: install clang-16, libc++-16-dev and libc++abi-16-dev" >&2
        exit 1
    fi
    # The files of a room are read as one, so that their headers are read once. What other systems have is left out.
    # ParallelPlain stands in place of Parallel, so it is read by itself.
    read_joined() {
        sed 's/.*/#include "&"/' | nice -n 19 clang++-16 -stdlib=libc++ -std=c++20 -fsyntax-only -Wall -Wextra \
            -Wpedantic -Wshadow -Wconversion -Werror -I. -isystem /usr/include/eigen3 -x c++ -
    }
    failed=0
    for room in $(git ls-files 'core/*.cpp' | cut -d/ -f2 | sort -u); do
        git ls-files "core/$room/*.cpp" | grep -vE '(Windows|Mac|/ParallelPlain)\.cpp$' | read_joined || failed=1
    done
    echo core/base/ParallelPlain.cpp | read_joined || failed=1
    exit "$failed"
fi
