#!/bin/bash
# Makes build/release/portable/sinew-VERSION-linux-x86_64.tar.xz and .run from the release, which it builds if there is
# none. Both carry Qt and the other libraries with them. The .tar.xz runs from any folder; the .run installs it for one
# user, without root. Safe to run again. installer/portable-test.sh tries them in clean systems.
# Usage: installer/portable.sh [--build FOLDER] [--appdir]
#   --build FOLDER  packs this finished build instead of build/release; the results lie in its portable/
#   --appdir        also leaves portable/Sinew.AppDir, of which appimagetool makes an AppImage
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
id=io.github.sinewbind.Sinew
build=$root/build/release
appdir=""
largest=40 # MB that each file may have
room=600   # MB that making them takes

fail() {
    echo "portable: $1" >&2
    exit 1
}

# What stays with the system, as in the excludelist of AppImage. The C and C++ libraries are loaded once for the whole
# program, and the graphics driver of the system needs those it was built with or newer. The driver itself, and what
# talks to it or to the display (OpenGL, X11, xcb, Wayland), have to be of one make. Fonts are read by the settings of
# the system's fontconfig; what draws them, and the GLib that it loads, belong to it. D-Bus speaks to the system's bus.
# Every desktop has all of these, and they keep old programs running.
isOfSystem() { # isOfSystem LIBRARY
    case $1 in
    ld-linux* | libc.so.* | libm.so.* | libmvec.so.* | libdl.so.* | libpthread.so.* | librt.so.* | libresolv.so.* | \
        libutil.so.* | libanl.so.* | libstdc++.so.* | libgcc_s.so.* | libGL.so.* | libEGL.so.* | libGLX.so.* | \
        libOpenGL.so.* | libGLdispatch.so.* | libglapi.so.* | libdrm.so.* | libgbm.so.* | libX11.so.* | libX11-xcb.so.* | \
        libxcb.so.* | libxcb-dri?.so.* | libXau.so.* | libXdmcp.so.* | libbsd.so.* | libmd.so.* | \
        libwayland-client.so.* | libfontconfig.so.* | libfreetype.so.* | libharfbuzz.so.* | libgraphite2.so.* | \
        libbrotli*.so.* | libexpat.so.* | libz.so.* | libglib-2.0.so.* | libpcre2-8.so.* | libdbus-1.so.* | \
        libsystemd.so.* | liblzma.so.* | liblz4.so.* | libcap.so.* | libgcrypt.so.* | libgpg-error.so.* | \
        libffi.so.*) return 0 ;;
    *) return 1 ;;
    esac
}

# The plugins that the program uses: windows on X11, Wayland and none, their OpenGL, input of other scripts, pictures.
plugins="platforms/libq{xcb,offscreen,minimal,wayland-*}.so xcbglintegrations/*.so
    wayland-shell-integration/libxdg-shell.so wayland-decoration-client/*.so
    wayland-graphics-integration-client/libqt-plugin-wayland-egl.so platforminputcontexts/*.so
    platformthemes/libqxdgdesktopportal.so imageformats/*.so iconengines/*.so"

copyPlugins() { # copyPlugins FOLDER: into FOLDER/lib/plugins
    local from plugin pattern
    from=$(qmakeQuery QT_INSTALL_PLUGINS)
    for pattern in $plugins; do
        for plugin in $(cd "$from" && eval "ls -d $pattern" 2>/dev/null); do
            mkdir -p "$1/lib/plugins/${plugin%/*}"
            cp -L "$from/$plugin" "$1/lib/plugins/$plugin"
        done
    done
    for plugin in platforms/libqxcb.so platforms/libqoffscreen.so imageformats/libqsvg.so iconengines/libqsvgicon.so; do
        test -e "$1/lib/plugins/$plugin" || fail "Qt's plugin $plugin is not in $from; run installer/setup.sh --portable"
    done
    test -e "$1/lib/plugins/wayland-shell-integration" ||
        echo "portable: without qt6-wayland the window reaches Wayland through XWayland only" >&2
}

qmakeQuery() { # qmakeQuery PROPERTY
    local qmake
    qmake=$(command -v qmake6 || echo /usr/lib/qt6/bin/qmake)
    "$qmake" -query "$1" 2>/dev/null || fail "Qt 6 is not found (qmake6 is missing); run installer/setup.sh"
}

# ldd lists what libraries need in turn too; those that only the system's own need come with them.
copyLibraries() { # copyLibraries FOLDER: into FOLDER/lib
    local name path file
    find "$1/bin" "$1/lib" -type f \( -perm -u+x -o -name '*.so' \) -exec ldd {} + >"$work/ldd"
    if grep -q 'not found' "$work/ldd"; then
        fail "a library is missing here: $(grep -m1 'not found' "$work/ldd" | xargs)"
    fi
    sed -n 's/^\s*\(\S*\) => \(\/\S*\) .*/\1 \2/p' "$work/ldd" | sort -u >"$work/libraries"
    while read -r name path; do
        isOfSystem "$name" || cp -L "$path" "$1/lib/$name"
    done <"$work/libraries"
    find "$1/lib" -type f -name '*.so*' -exec chmod 644 {} + -exec strip --strip-unneeded {} +
    patchelf --set-rpath "\$ORIGIN/../lib" "$1/bin/sinew"
    for file in "$1"/lib/*.so.*; do
        patchelf --set-rpath "\$ORIGIN" "$file"
    done
    for file in "$1"/lib/plugins/*/*.so; do
        patchelf --set-rpath "\$ORIGIN/../.." "$file"
    done
}

copyTranslations() { # copyTranslations FOLDER: Qt's own texts in the languages of the window
    local from code
    from=$(qmakeQuery QT_INSTALL_TRANSLATIONS)
    mkdir -p "$1/lib/translations"
    for code in "$root"/translations/sinew_*.ts; do
        code=${code##*/sinew_}
        code=${code%.ts}
        [ ! -e "$from/qtbase_$code.qm" ] || cp "$from/qtbase_$code.qm" "$1/lib/translations"
    done
    test -e "$1/lib/translations/qtbase_de.qm" ||
        fail "Qt's texts are not in $from; run installer/setup.sh --portable"
}

# The licence of every package that a library came from, and the licences that those name.
copyLicences() { # copyLicences FOLDER
    local name path package
    mkdir -p "$1/share/doc/sinew/libraries"
    {
        cat "$work/libraries"
        find "$(qmakeQuery QT_INSTALL_PLUGINS)" -name '*.so' -printf '%f %p\n'
    } | while read -r name path; do
        [ -n "$(find "$1/lib" -name "$name" -print -quit)" ] || continue
        package=$(dpkg-query -S "$(readlink -f "$path")" "$path" 2>/dev/null | head -n 1 || true)
        package=${package%%:*}
        test -e "/usr/share/doc/$package/copyright" || fail "the licence of $path is not found"
        cp -L "/usr/share/doc/$package/copyright" "$1/share/doc/sinew/libraries/$package.txt"
    done
    for name in LGPL-2.1 LGPL-3 GPL-2 GPL-3 Apache-2.0; do
        cp "/usr/share/common-licenses/$name" "$1/share/doc/sinew/libraries/$name.txt"
    done
}

fill() { # fill FOLDER
    cmake --install "$build" --prefix "$1" --strip >/dev/null || fail "the build in $build is not finished"
    copyPlugins "$1"
    copyLibraries "$1"
    copyTranslations "$1"
    copyLicences "$1"
    printf '[Paths]\nPrefix = ..\nPlugins = lib/plugins\nTranslations = lib/translations\n' >"$1/bin/qt.conf"
    cp "$root/LICENSE" "$1"
    sed "s/@version@/$version/" "$root/installer/portable/README.txt.in" >"$1/README.txt"
    install -m 755 "$root/installer/portable/install.sh" "$1/install.sh"
}

# The same files give the same bytes: sorted, of nobody, and as old as the last change of the source.
pack() { # pack FOLDER
    local same=(--sort=name --owner=0 --group=0 --numeric-owner --mtime="@$date")
    tar -C "${1%/*}" "${same[@]}" -cf - "${1##*/}" | xz -6 --threads=2 >"$out/$name.tar.xz"
    makeself --quiet --xz --complevel 6 --threads 2 --nox11 --tar-format gnu --tar-extra "${same[*]}" \
        --packaging-date "$(LC_ALL=C date -u -d "@$date")" --help-header "$root/installer/portable/help.txt" \
        "$1" "$out/$name.run" "Sinew $version" sh ./install.sh >"$work/makeself" 2>&1 ||
        fail "makeself fails: $(tail -n 1 "$work/makeself")"
}

makeAppDir() { # makeAppDir FOLDER
    cp -a "$1" "$out/Sinew.AppDir"
    rm "$out/Sinew.AppDir/install.sh" "$out/Sinew.AppDir/README.txt"
    ln -s bin/sinew "$out/Sinew.AppDir/AppRun"
    ln -s "share/applications/$id.desktop" "$out/Sinew.AppDir/$id.desktop"
    ln -s "share/icons/hicolor/256x256/apps/$id.png" "$out/Sinew.AppDir/$id.png"
    ln -s "$id.png" "$out/Sinew.AppDir/.DirIcon"
}

while [ $# -gt 0 ]; do
    case $1 in
    --build)
        [ -d "${2:-}" ] || fail "--build needs the folder of a finished build"
        build=$(cd "$2" && pwd)
        shift
        ;;
    --appdir) appdir=yes ;;
    *)
        echo "unknown option $1; see the head of installer/portable.sh" >&2
        exit 2
        ;;
    esac
    shift
done

[ "$(uname -sm)" = "Linux x86_64" ] || fail "it packs for Linux on x86_64, and this is $(uname -sm)"
if [ ! -x "$build/bin/sinew" ]; then
    [ "$build" = "$root/build/release" ] || fail "there is no build in $build: bin/sinew is missing"
    "$root/installer/setup.sh" --portable
    cmake --build "$build" --target sinew_package
fi
for tool in patchelf makeself xz strip; do
    command -v $tool >/dev/null || fail "$tool is missing; run installer/setup.sh --portable --no-build"
done
out=$build/portable
rm -rf "$out"
mkdir -p "$out"
free=$(($(df -Pk "$out" | awk 'NR == 2 { print $4 }') / 1024))
[ $free -ge $room ] || fail "it takes $room MB in $out, and $free MB are free"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

version=$("$build/bin/sinew" --version) || fail "$build/bin/sinew does not run"
version=${version#sinew }
date=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || date +%s)}
name=sinew-$version-linux-x86_64
fill "$work/$name"
pack "$work/$name"
[ -z "$appdir" ] || makeAppDir "$work/$name"

for file in "$out/$name.tar.xz" "$out/$name.run"; do
    size=$(stat -c %s "$file")
    [ "$size" -le $((largest * 1000000)) ] || fail "$file has more than $largest MB: $size bytes"
    printf '%s  %d.%d MB\n' "$file" $((size / 1000000)) $((size / 100000 % 10))
done
