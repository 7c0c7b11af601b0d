#!/bin/bash
# Checks the manifests of all kinds of packages: with the tools that Debian has, and against one another.
# Usage: TestManifests.sh SOURCE
set -euo pipefail

source=$1
installer=$source/installer
id=io.github.sinewbind.Sinew
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
wrong() {
    echo "FAIL: $1"
    failed=1
}
# check WHAT TOOL ARGUMENTS...: the tool has to agree, where it is installed
check() {
    if ! command -v "$2" >/dev/null; then
        echo "not checked, for want of $2: $1"
    elif ! "${@:2}" >"$work/said" 2>&1; then
        wrong "$1: $(cat "$work/said")"
    fi
}
holds() { # holds FILE LINE
    grep -qxF -e "$2" "$installer/$1" || wrong "$1 lacks the line: $2"
}

check "desktop file" desktop-file-validate "$installer/package/$id.desktop"
check "metainfo" appstreamcli validate --no-net "$installer/package/$id.metainfo.xml"
check "Flatpak's manifest" flatpak-builder --show-manifest "$installer/flatpak/$id.yaml"
check "YAML" yamllint -d "{extends: relaxed, rules: {line-length: {max: 130}}}" "$installer/flatpak" "$installer/snap" \
    "$source/.github"
check "Nix's expression" nix-instantiate --parse "$installer/nix/default.nix"
check "PKGBUILD" bash -n "$installer/aur/PKGBUILD"
check "PKGBUILD" shellcheck --shell=bash --exclude=SC2034,SC2154 "$installer/aur/PKGBUILD"
check "workflows" actionlint "$source"/.github/workflows/*.yml

# One id, everywhere: desktops and shops know the program by it.
holds CMakeLists.txt "set(id $id) # what desktops and shops know the program by; ui/main.cpp says it to the desktop"
holds "package/$id.desktop" "Icon=$id"
holds "package/$id.metainfo.xml" "  <id>$id</id>"
holds "package/$id.xml" "    <icon name=\"$id\"/>"
holds "flatpak/$id.yaml" "id: $id"
holds snap/snapcraft.yaml "    common-id: $id"
holds snap/snapcraft.yaml "    desktop: usr/share/applications/$id.desktop"
holds macos/Info.plist.in "    <string>@id@</string>"
grep -qF "\"$id\"" "$source/ui/main.cpp" || wrong "ui/main.cpp does not name the program $id"
others=$(grep -rohE 'io\.github\.[A-Za-z]+\.[A-Za-z]+' "$installer" "$source/ui/main.cpp" | sort -u | grep -vx "$id" || true)
[ -z "$others" ] || wrong "other ids than $id: $others"

# One version, everywhere.
version=$(sed -n 's/^project(Sinew VERSION \([0-9.]*\) .*/\1/p' "$source/CMakeLists.txt")
holds aur/PKGBUILD "pkgver=$version"
holds nix/default.nix "  version = \"$version\";"
grep -q "^sinew ($version-" "$installer/package/changelog" || wrong "the changelog's last entry is not of $version"

# The bundle of macOS: its list as CMake fills it in, and the icon.
sed "s|@id@|$id|; s|@PROJECT_VERSION@|$version|; s|@CMAKE_OSX_DEPLOYMENT_TARGET@|12.0|; s|@languages@|<string>en</string>|" \
    "$installer/macos/Info.plist.in" >"$work/Info.plist"
python3 - "$work/Info.plist" "$id" "$version" <<'END' || wrong "Info.plist of macOS"
import plistlib
import sys

with open(sys.argv[1], "rb") as file:
    info = plistlib.load(file)
owned = [kind for kind in info["CFBundleDocumentTypes"] if kind.get("LSHandlerRank") == "Owner"]
declared = info["UTExportedTypeDeclarations"]
opened = {end for kind in info["CFBundleDocumentTypes"] for end in kind.get("CFBundleTypeExtensions", [])}
assert info["CFBundleIdentifier"] == sys.argv[2], info["CFBundleIdentifier"]
assert info["CFBundleVersion"] == info["CFBundleShortVersionString"] == sys.argv[3]
assert info["NSHighResolutionCapable"] is True
assert len(owned) == 1 and owned[0]["LSItemContentTypes"] == [declared[0]["UTTypeIdentifier"]]
assert declared[0]["UTTypeTagSpecification"]["public.filename-extension"] == ["sinew"]
assert opened == {"fbx", "glb", "gltf", "vrm", "obj"}, opened
assert "@" not in open(sys.argv[1]).read().replace(sys.argv[2], "")
END
python3 - "$work" <<'END'
import pathlib
import struct
import sys
import zlib

def png(size):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = zlib.compress(b"".join(b"\0" + b"\0" * 4 * size for _ in range(size)))
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")

for size in (16, 32, 64, 128, 256, 512):
    folder = pathlib.Path(sys.argv[1], "icons", f"{size}x{size}", "apps")
    folder.mkdir(parents=True)
    (folder / "icon.png").write_bytes(png(size))
END
python3 "$installer/macos/icns.py" "$work/icons" icon "$work/icon.icns" || wrong "icns.py makes no icon"
python3 - "$work/icon.icns" <<'END' || wrong "the icon of macOS"
import struct
import sys

data = open(sys.argv[1], "rb").read()
assert data[:4] == b"icns" and struct.unpack(">I", data[4:8])[0] == len(data)
kinds, at = [], 8
while at < len(data):
    kinds.append(data[at:at + 4].decode())
    assert data[at + 8:at + 16] == b"\x89PNG\r\n\x1a\n"
    at += struct.unpack(">I", data[at + 4:at + 8])[0]
assert at == len(data)
assert kinds == ["icp4", "icp5", "ic11", "ic12", "ic07", "ic08", "ic13", "ic09", "ic14"], kinds
END
rm "$work/icons/64x64/apps/icon.png"
if python3 "$installer/macos/icns.py" "$work/icons" icon "$work/none.icns" 2>"$work/said"; then
    wrong "icns.py makes an icon without one of its sizes"
fi
[ "$(wc -l <"$work/said")" = 1 ] || wrong "icns.py says: $(cat "$work/said")"

result=0
"$installer/macos/build.sh" --nothing 2>"$work/said" || result=$?
[ "$result $(cat "$work/said")" = "2 unknown option --nothing; see the head of installer/macos/build.sh" ] ||
    wrong "build.sh takes --nothing: $(cat "$work/said")"
if [ "$(uname -s)" = Linux ] && "$installer/macos/build.sh" 2>"$work/said"; then
    wrong "build.sh runs on Linux"
fi
exit $failed
