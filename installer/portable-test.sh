#!/bin/bash
# Uses the .tar.xz and the .run of installer/portable.sh as a new user would, in clean systems that have no Qt, only what
# every desktop has. In each it binds the sample character, which has to give the bytes that the build gives, opens the
# window on X11, on Wayland and without a display, and installs and removes the .run. It leaves pictures of the windows
# and times in build/portable-test/.
# Usage: installer/portable-test.sh [SYSTEM...]     debian-12, debian-13, ubuntu-24.04; all, if none is named
#   after installer/portable.sh; as root, with the mirrors in reach
# The systems are kept in build/portable-test/roots and used again; delete them to renew them. SINEW_BUILD names another
# build than build/release. SINEW_UBUNTU_KEYRING names Ubuntu's keyring, if the package ubuntu-keyring is not installed.
# Exits with 77, and says why, if a system could not be made.
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
build=${SINEW_BUILD:-$root/build/release}
out=$root/build/portable-test
id=io.github.sinewbind.Sinew
keyring=${SINEW_UBUNTU_KEYRING:-/usr/share/keyrings/ubuntu-archive-keyring.gpg}
# What every desktop has: OpenGL, X11, fonts, keyboards, D-Bus, and what keeps menus and file types.
desktop=libgl1,libegl1,libopengl0,libgl1-mesa-dri,libglx-mesa0,libegl-mesa0,libx11-6,libx11-xcb1,libfontconfig1
desktop=$desktop,fontconfig,fonts-dejavu-core,libharfbuzz0b,libdbus-1-3,desktop-file-utils,shared-mime-info,xkb-data,xz-utils

fail() {
    echo "portable-test: ${name:+$name: }$1" >&2
    exit 1
}
timed() { # timed WHAT COMMAND...
    local began=$EPOCHREALTIME
    "${@:2}"
    awk -v name="$name" -v what="$1" "BEGIN { printf \"%-13s %-35s %6.1f s\\n\", name, what, $EPOCHREALTIME - $began }" |
        tee -a "$out/times.txt"
}

# ---- In a new system, in the folder $system.

asArtist() { # asArtist COMMAND: a plain user, in a home of his own
    chroot "$system" su - artist -c "$1" >"$out/said.txt" 2>&1
}

bindSample() { # bindSample PROGRAM SAMPLE
    asArtist "$1 bind $2 -o bound.glb -o bound.fbx" || fail "the bind fails: $(cat "$out/said.txt")"
    for ending in glb fbx; do
        cmp "$home/bound.$ending" "$out/expected.$ending" || fail "the bind gives other bytes than the build"
        rm "$home/bound.$ending"
    done
}

# Without any display: the window stands until it is asked to end.
offscreen() { # offscreen PROGRAM
    local result=0
    asArtist "QT_QPA_PLATFORM=offscreen timeout 10 $1" || result=$?
    [ $result = 124 ] || fail "the window without a display ends with $result: $(cat "$out/said.txt")"
}

shows() { # shows PICTURE: more than a plain window: a shaded character has thousands of colours
    import -window root "$1"
    test "$(convert "$1" -crop 700x700+400+150 +repage -format %k info:)" -gt 2000
}

window() { # window PROGRAM SAMPLE PICTURE
    # Not by asArtist: the job must be su itself, for ending su ends the program.
    chroot "$system" su - artist -c "DISPLAY=$DISPLAY XAUTHORITY=/home/artist/.Xauthority exec $1 $2" \
        >"$out/said.txt" 2>&1 &
    local program=$!
    timeout 600 xdotool search --sync --onlyvisible --name wayfarer >/dev/null ||
        fail "the window does not open the sample: $(cat "$out/said.txt")"
    for _ in $(seq 300); do
        kill -0 $program 2>/dev/null || fail "the window has ended: $(cat "$out/said.txt")"
        ! shows "$3" || break
        sleep 1
    done
    shows "$3" || fail "the window does not show the sample, see $3"
    xdotool search --onlyvisible --name wayfarer windowfocus
    xdotool key ctrl+q
    wait $program || fail "the window ends with $?: $(cat "$out/said.txt")"
}

# Under a Wayland compositor of the host, which itself shows on the virtual display.
wayland() { # wayland PROGRAM SAMPLE PICTURE
    local runtime=$system/tmp/wayland compositor program
    mkdir -p "$runtime"
    XDG_RUNTIME_DIR=$runtime weston --backend=x11-backend.so --use-pixman --width=1600 --height=1000 --socket=sinew --no-config \
        >"$out/weston.txt" 2>&1 &
    compositor=$!
    for _ in $(seq 30); do
        [ ! -S "$runtime/sinew" ] || break
        sleep 1
    done
    chmod 711 "$runtime"
    chmod 777 "$runtime/sinew" || fail "the compositor does not start: $(tail -n 1 "$out/weston.txt")"
    chroot "$system" su - artist -c "XDG_RUNTIME_DIR=/tmp/wayland WAYLAND_DISPLAY=sinew QT_QPA_PLATFORM=wayland \
        exec $1 $2" >"$out/said.txt" 2>&1 &
    program=$!
    for _ in $(seq 300); do
        kill -0 $program 2>/dev/null || fail "the window on Wayland has ended: $(cat "$out/said.txt")"
        ! shows "$3" || break
        sleep 1
    done
    shows "$3" || fail "the window on Wayland does not show the sample, see $3"
    kill $program $compositor
    wait $program $compositor || true
}

installRun() {
    asArtist 'sh /tmp/sinew-*.run' || fail "the .run does not install: $(cat "$out/said.txt")"
    local entry=$home/.local/share/applications/$id.desktop
    chroot "$system" desktop-file-validate "${entry#"$system"}" || fail "the menu's entry is wrong"
    grep -qF 'Exec="/home/artist/.local/opt/sinew/bin/sinew" %f' "$entry" || fail "the menu's entry starts another program"
    grep -q 'application/x-sinew:\*\.sinew' "$home/.local/share/mime/globs2" || fail "*.sinew has no type"
    test -s "$home/.local/share/icons/hicolor/256x256/apps/$id.png" || fail "there is no icon"
}

removeRun() {
    local opt=$home/.local/opt/sinew
    asArtist 'echo mine >.local/opt/sinew/mine.txt && .local/opt/sinew/install.sh --uninstall' ||
        fail "the .run is not removed: $(cat "$out/said.txt")"
    [ "$(cat "$opt/mine.txt")" = mine ] || fail "removing took a file of the user"
    rm -r "$opt"
    found=$(find "$home/.local" -name "$id*" -o -type l -name '*sinew*')
    [ -z "$found" ] || fail "removing leaves $found"
    asArtist 'sh /tmp/sinew-*.run && sh /tmp/sinew-*.run -- --uninstall' || fail "again: $(cat "$out/said.txt")"
    [ ! -e "$opt" ] || fail "removing leaves $opt"
}

tryAll() {
    local unpacked='any\ where/sinew-*'
    [ -z "$(find "$system/usr/lib" -name 'libQt*')" ] || fail "the system has a Qt of its own"
    timed "unpack" asArtist 'mkdir "any where" && tar -C "any where" -xf /tmp/sinew-*.tar.xz'
    timed "bind" bindSample "$unpacked/bin/sinew" "$unpacked/share/sinew/sample/wayfarer.fbx"
    timed "window without a display (10 s)" offscreen "$unpacked/bin/sinew"
    timed "window" window "$unpacked/bin/sinew" "$unpacked/share/sinew/sample/wayfarer.fbx" "$out/$name.png"
    timed "window on Wayland" wayland "$unpacked/bin/sinew" "$unpacked/share/sinew/sample/wayfarer.fbx" "$out/$name-wayland.png"
    timed "install the .run" installRun
    timed "bind, installed" bindSample .local/bin/sinew .local/opt/sinew/share/sinew/sample/wayfarer.fbx
    timed "window, installed" window .local/bin/sinew .local/opt/sinew/share/sinew/sample/wayfarer.fbx \
        "$out/$name-installed.png"
    timed "remove, install, remove" removeRun
}

if [ "${1:-}" = --within ]; then # called again below, with a name and a folder, where mounts are its own
    name=$2
    system=$3
    home=$system/home/artist
    trap 'kill $(jobs -p) 2>/dev/null || true' EXIT
    mount -t proc proc "$system/proc"
    chroot "$system" useradd --create-home --shell /bin/bash artist
    install -m 644 "$XAUTHORITY" "$home/.Xauthority"
    cp "$build"/portable/sinew-*.tar.xz "$build"/portable/sinew-*.run "$system/tmp"
    tryAll
    exit 0
fi

# ---- Outside.

makeRoot() { # makeRoot NAME SUITE MIRROR KEYRING COMPONENTS
    [ ! -s "$out/roots/$1.tar" ] || return 0
    /usr/lib/apt/apt-helper download-file "$3/dists/$2/Release" "$out/Release" >/dev/null 2>&1 || {
        echo "$1 is not tried: $3 cannot be reached." >&2
        return 1
    }
    [ -r "$4" ] || {
        echo "$1 is not tried: its keyring $4 is missing." >&2
        return 1
    }
    mmdebstrap --quiet --mode=root --variant=minbase --include="$desktop" "$2" "$out/roots/$1.part.tar" \
        "deb [signed-by=$4] $3 $2 $5" >"$out/mmdebstrap.txt" 2>&1 || {
        echo "$1 is not tried, it cannot be made: $(tail -n 1 "$out/mmdebstrap.txt")" >&2
        return 1
    }
    mv "$out/roots/$1.part.tar" "$out/roots/$1.tar"
}

for tool in mmdebstrap xvfb-run xauth xdotool import weston; do
    command -v $tool >/dev/null || fail "$tool is missing; run installer/setup.sh --portable --no-build"
done
[ "$(id -u)" = 0 ] || fail "it needs root to make the systems"
ls "$build"/portable/sinew-*.tar.xz "$build"/portable/sinew-*.run >/dev/null || fail "run installer/portable.sh first"
mkdir -p "$out/roots"
rm -f "$out"/*.txt
"$build/bin/sinew" bind "$root/resources/sample/wayfarer.fbx" -o "$out/expected.glb" -o "$out/expected.fbx" \
    >/dev/null 2>"$out/said.txt" || fail "the build itself does not bind: $(cat "$out/said.txt")"

missing=""
[ $# -gt 0 ] || set -- debian-12 debian-13 ubuntu-24.04
for name in "$@"; do
    debian=(http://deb.debian.org/debian /usr/share/keyrings/debian-archive-keyring.gpg main)
    case $name in
    debian-12) source=(bookworm "${debian[@]}") ;;
    debian-13) source=(trixie "${debian[@]}") ;;
    ubuntu-24.04) source=(noble http://archive.ubuntu.com/ubuntu "$keyring" "main universe") ;;
    *) fail "there is no such system; see the head of installer/portable-test.sh" ;;
    esac
    makeRoot "$name" "${source[@]}" || {
        missing=yes
        continue
    }
    rm -f "$out/$name".png "$out/$name"-*.png
    system=$(mktemp -d)
    trap 'rm -rf --one-file-system "$system"' EXIT
    tar -C "$system" -xf "$out/roots/$name.tar"
    xvfb-run -a -s "-screen 0 1600x1000x24" unshare --mount "$0" --within "$name" "$system"
    rm -rf --one-file-system "$system"
done
[ -z "$missing" ] || exit 77
