#!/bin/sh
# Makes the packages build/release/packages/sinew_*.deb, python3-sinew_*.deb and sinew-*.tar.gz, and checks them. Safe to run again.
# installer/clean-root.sh tries them in a clean system.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
"$root/installer/setup.sh" --packages
cd "$root/build/release"
cmake --build . --target sinew_package
rm -rf packages
cpack
python=""
if [ -d python/sinew ]; then
    cpack -G DEB -D SINEW_PACKAGE=python
    python=$(ls packages/python3-sinew_*.deb)
fi

deb=$(ls packages/sinew_*.deb)
archive=$(ls packages/sinew-*.tar.gz)
# Suppressed: the package closes no bug of Debian, since it is not part of Debian.
# shellcheck disable=SC2086 # no package where there is none
lintian --fail-on error,warning --suppress-tags initial-upload-closes-no-bugs "$deb" $python

# The .deb and the archive's README.txt must name the same packages.
dpkg-deb -f "$deb" Depends | tr ',' '\n' | sed 's/ *[(|].*//; s/^ *//' | sort -u >packages/depends
tar -xOf "$archive" --wildcards '*/README.txt' | sed -n '/apt install --no/,/^$/p' | tr ' ' '\n' |
    grep -vxE 'apt|install|--no-install-recommends|[\]|' | sort -u >packages/readme
diff packages/depends packages/readme || {
    echo "README.txt of the archive does not name what the .deb depends on" >&2
    exit 1
}
rm -r packages/depends packages/readme packages/_CPack_Packages

echo
echo "The packages are made:"
echo "  $PWD/$deb"
[ -z "$python" ] || echo "  $PWD/$python"
echo "  $PWD/$archive"
