#!/bin/bash
# Installs the build into a folder, moves that elsewhere, and looks whether everything is there and right.
# Usage: TestInstall.sh SOURCE BUILD
set -euo pipefail

source=$1
build=$2
id=io.github.sinewbind.Sinew
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
failed=0
wrong() {
    echo "FAIL: $1"
    failed=1
}
# check WHAT TOOL ARGUMENTS...: the tool has to agree, where it is installed; in CI every tool is
check() {
    if ! command -v "$2" >/dev/null; then
        [ "${CI:-}" != true ] || wrong "$2 is missing"
        echo "not checked, for want of $2: $1"
    elif ! "${@:2}" >"$home/said" 2>&1; then
        wrong "$1: $(cat "$home/said")"
    fi
}

cmake --install "$build" --prefix "$home/made" >/dev/null
mv "$home/made" "$home/elsewhere"
share=$home/elsewhere/share
(cd "$home/elsewhere" && find . -type f | sort) >"$home/files"
sed "s|^|./|; s|ID|$id|" "$source/tests/installer/installed.txt" >"$home/expected"
LC_ALL=C sort -o "$home/files" "$home/files"
LC_ALL=C sort -o "$home/expected" "$home/expected"
diff "$home/expected" "$home/files" || wrong "the installed files are not those expected (<)"

# An installed program knows nothing of where it was built, in narrow letters or in Qt's wide ones.
{ strings "$home/elsewhere/bin/sinew" && strings --encoding=l "$home/elsewhere/bin/sinew"; } >"$home/strings"
for folder in "$source" "$build"; do
    if found=$(grep -m3 -F "$folder/" "$home/strings"); then
        wrong "the program holds the path $folder: $found"
    fi
done

# One id, everywhere: a desktop finds icon and entry of a window by it.
grep -qx "$id" "$home/strings" || wrong "the program does not name itself $id to the desktop"
for line in "applications/$id.desktop:Icon=$id" "metainfo/$id.metainfo.xml:  <id>$id</id>" \
    "metainfo/$id.metainfo.xml:  <launchable type=\"desktop-id\">$id.desktop</launchable>" \
    "mime/packages/$id.xml:    <icon name=\"$id\"/>"; do
    grep -qxF "${line#*:}" "$share/${line%%:*}" || wrong "${line%%:*} lacks: ${line#*:}"
done

# One version, everywhere.
version=$("$home/elsewhere/bin/sinew" --version)
change=$(sed -n '1s/sinew (\(.*\)-[0-9]*) .*/sinew \1/p' "$source/installer/package/changelog")
[ "$version" = "$change" ] || wrong "the program is $version, the changelog's last entry is of $change"
grep -q "<release version=\"${version#sinew }\" " "$share"/metainfo/*.xml || wrong "the metainfo does not list $version"
python3 "$source/installer/blender/pack.py" "${version#sinew }" "$home/bridge.zip" 2>"$home/said" ||
    wrong "the Blender add-on: $(cat "$home/said")"
cmp "$home/bridge.zip" "$share/sinew/blender/sinew_bridge.zip" || wrong "the Blender add-on packs otherwise"

check "desktop file" desktop-file-validate "$share/applications/$id.desktop"
check "metainfo" appstreamcli validate --no-net "$share/metainfo/$id.metainfo.xml"
check "type of .sinew" update-mime-database "$share/mime"
if [ -f "$share/mime/globs2" ]; then
    grep -qx '50:application/x-sinew:\*\.sinew' "$share/mime/globs2" || wrong "*.sinew has no type"
fi
grep -q '^MimeType=.*application/x-sinew;' "$share/applications/$id.desktop" || wrong "nothing opens .sinew files"
check "man page" man --warnings=all --local-file "$share/man/man1/sinew.1.gz"
check "completion" bash -c '. "$1" && complete -p sinew' bash "$share/bash-completion/completions/sinew"
check "completion" zsh -n "$share/zsh/vendor-completions/_sinew"
check "completion" fish --no-execute "$share/fish/vendor_completions.d/sinew.fish"

# Whoever only wants the program builds no test.
ninja -C "$build" -t inputs bin/sinew >"$home/inputs"
sed -i "s|^$source/||" "$home/inputs"
grep -q 'CMakeFiles/sinew_ui\.dir/' "$home/inputs" || wrong "ninja does not tell what the program is made of"
if found=$(grep -m3 -E '(^|/)tests/' "$home/inputs"); then
    wrong "the program is made of tests: $found"
fi

# Runs demo.sh in a clone that has its scripts alone, with tools that only write down how they are called.
clone=$home/clone
mkdir -p "$clone" "$home/tools"
cp -r "$source/installer" "$clone"
cat >"$home/tools/cmake" <<'TOOL'
#!/bin/sh
echo "cmake $*" >>"$CALLS"
case $1 in --build)
    mkdir -p build/release/bin
    cp "$TOOLS/sinew" build/release/bin
    ;;
esac
TOOL
cat >"$home/tools/sinew" <<'TOOL'
#!/bin/sh
# bind IN, then options each with a file to write
shift 2
while [ $# -gt 0 ]; do
    echo written >"$2"
    shift 2
done
TOOL
cat >"$home/tools/dpkg-query" <<'TOOL'
#!/bin/sh
echo "install ok installed"
TOOL
printf '#!/bin/sh\n' >"$home/tools/apt-get"
chmod +x "$home"/tools/*
if env -u DISPLAY -u WAYLAND_DISPLAY -u SINEW_CMAKE_OPTIONS -u SINEW_SET_UP PATH="$home/tools:$PATH" TOOLS="$home/tools" \
    CALLS="$home/calls" "$clone/installer/demo.sh" >"$home/said" 2>&1; then
    printf 'cmake --preset release\ncmake --build --preset release --target sinew\n' >"$home/expected"
    sed -i 's/ *$//' "$home/calls"
    diff "$home/expected" "$home/calls" || wrong "demo.sh builds otherwise than expected (<)"
else
    wrong "demo.sh fails: $(cat "$home/said")"
fi
exit $failed
