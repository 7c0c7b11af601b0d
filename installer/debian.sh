#!/bin/bash
# Makes Debian's packages sinew and sinew-doc of the commit that is checked out, with Debian's own tools, in build/debian.
# Changes that are not committed are left out. installer/package.sh makes the .deb for users, with the same files.
# Usage: installer/debian.sh [--source]
#   (none)    builds the packages, with what Build-Depends in installer/debian/control names
#   --source  makes the source package alone, and compiles nothing
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
work=$root/build/debian
kind=(--build=full)

fail() {
    echo "debian: $1" >&2
    exit 1
}

# The source as it would be published, and beside it Debian's folder. Changelog and copyright are those of package.sh.
makeTree() {
    local tree=$work/sinew-$1
    rm -rf "$work"
    mkdir -p "$work"
    git -C "$root" archive --prefix="sinew-$1/" HEAD | xz -6 --threads=0 >"$work/sinew_$1.orig.tar.xz" ||
        fail "git does not give the source of the last commit"
    tar -C "$work" -xf "$work/sinew_$1.orig.tar.xz"
    cp -r "$tree/installer/debian" "$tree/debian"
    cp "$tree/installer/package/changelog" "$tree/installer/package/copyright" "$tree/debian"
    cd "$tree"
}

case "${1:-}" in
"") ;;
--source) kind=(--build=source --no-check-builddeps) ;;
*)
    echo "unknown option $1; see the head of installer/debian.sh" >&2
    exit 2
    ;;
esac
for tool in dpkg-buildpackage dh lintian xz; do
    command -v $tool >/dev/null || fail "$tool is missing; run installer/setup.sh --packages --no-build"
done
git -C "$root" rev-parse -q --verify HEAD >/dev/null 2>&1 || fail "$root is no git repository with a commit"
version=$(sed -n '1s/^sinew (\(.*\)-[0-9]*) .*/\1/p' "$root/installer/package/changelog")
[ -n "$version" ] || fail "installer/package/changelog does not begin with: sinew (VERSION-NUMBER)"

makeTree "$version"
[ "${1:-}" = --source ] || dpkg-checkbuilddeps || fail "install what is named above; installer/setup.sh --packages does"
nice -n 19 dpkg-buildpackage -us -uc "${kind[@]}" || fail "it does not build; see the first error above"
# Suppressed: the package closes no bug of Debian, since it is not part of Debian, and the copyright also tells of headers
# of libraries, parts of which are in the program.
lintian --fail-on error,warning --suppress-tags initial-upload-closes-no-bugs,superfluous-file-pattern "$work"/sinew_*.changes

echo
echo "The packages are made:"
find "$work" -maxdepth 1 -name '*.deb' -o -maxdepth 1 -name '*.dsc'
