#!/bin/bash
# Builds Sinew.app on macOS 12 or newer, and packs it into build/macos/sinew-VERSION-macos-MACHINE.dmg. It has not been run
# on a Mac yet.
# Usage: installer/macos/build.sh [--no-setup] [--no-image]
#   --no-setup  installs nothing with Homebrew
#   --no-image  builds Sinew.app into build/macos/image, and no .dmg
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
build=$root/build/macos
setup=yes
image=yes

fail() {
    echo "macos build: $1" >&2
    exit 1
}

while [ $# -gt 0 ]; do
    case $1 in
    --no-setup) setup=no ;;
    --no-image) image=no ;;
    *)
        echo "unknown option $1; see the head of installer/macos/build.sh" >&2
        exit 2
        ;;
    esac
    shift
done

[ "$(uname -s)" = Darwin ] || fail "it needs macOS, and this is $(uname -s)"
command -v brew >/dev/null || fail "Homebrew is missing; install it from https://brew.sh"
if [ $setup = yes ]; then
    brew bundle --file "$here/Brewfile" || fail "Homebrew does not install what $here/Brewfile names"
fi
# LLVM's own libc++, since that of macOS reads no numbers with fractions by std::from_chars before macOS 26.
llvm=$(brew --prefix llvm)
[ -x "$llvm/bin/clang++" ] || fail "$llvm/bin/clang++ is missing; run: brew install llvm"

# shellcheck disable=SC2086 # options, one word each
cmake -G Ninja -S "$root" -B "$build" -DCMAKE_BUILD_TYPE=Release -DCMAKE_PREFIX_PATH="$(brew --prefix)" \
    -DCMAKE_C_COMPILER="$llvm/bin/clang" -DCMAKE_CXX_COMPILER="$llvm/bin/clang++" \
    -DCMAKE_EXE_LINKER_FLAGS="-L$llvm/lib/c++ -Wl,-rpath,$llvm/lib/c++" -DCMAKE_OSX_DEPLOYMENT_TARGET=12.0 \
    -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=30 -DBUILD_TESTING=OFF ${SINEW_CMAKE_OPTIONS:-} ||
    fail "CMake does not configure; see its last error above"
cmake --build "$build" || fail "it does not compile; see the first error above"
rm -rf "$build/image"
cmake --install "$build" --prefix "$build/image" >/dev/null || fail "Sinew.app is not complete; see the error above"
program=$build/image/Sinew.app/Contents/MacOS/Sinew
version=$("$program" --version) || fail "$program does not start"
version=${version#sinew }
[ $image = yes ] || exit 0

ln -s /Applications "$build/image/Applications"
file=$build/sinew-$version-macos-$(uname -m).dmg
hdiutil create -quiet -ov -volname "Sinew $version" -srcfolder "$build/image" -format UDZO "$file" ||
    fail "hdiutil does not make $file"
echo "$file"
