#!/bin/bash
# Uses the packages as a new user would, in a clean Debian 12 that it makes and deletes again. It installs the .deb, binds
# the sample character, and opens it in the window; the Python module binds it too. Then it removes the .deb and does the
# same from the unpacked .tar.gz.
# It also fails when the first bind takes more than a minute. It leaves pictures of both windows in build/clean-root/.
# Usage: installer/clean-root.sh      after installer/package.sh; as root, with a Debian mirror in reach
# Exits with 77, and says why, if it cannot make such a system. SINEW_DEBIAN_MIRROR names another mirror.
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
out=$root/build/clean-root
mirror=${SINEW_DEBIAN_MIRROR:-http://deb.debian.org/debian}
security=${SINEW_DEBIAN_SECURITY_MIRROR:-http://deb.debian.org/debian-security}
minute=60 # seconds within which the sample has to be bound

skip() {
    echo "The packages are not tried in a clean system: $1." >&2
    exit 77
}
fail() {
    echo "clean-root: $1" >&2
    exit 1
}
timed() { # timed WHAT COMMAND...: says how long it took, and leaves the whole seconds in $took
    local began=$EPOCHREALTIME
    "${@:2}"
    local seconds
    seconds=$(awk "BEGIN { printf \"%.1f\", $EPOCHREALTIME - $began }")
    printf '%-45s %5s s\n' "$1" "$seconds" >>"$out/times.txt"
    took=${seconds%.*}
}

# ---- Inside the new system, in the folder $system.

asArtist() { # asArtist COMMAND: a plain user, in a home of his own
    chroot "$system" su - artist -c "$1"
}

shows() { # shows PICTURE: more than a plain window: a shaded character has thousands of colours
    import -window root "$1"
    test "$(convert "$1" -crop 700x700+400+150 +repage -format %k info:)" -gt 2000
}

# Opens the window and, by its menu, the sample; takes a picture, and quits.
window() { # window PROGRAM PICTURE
    # Not by asArtist: the job must be su itself, for ending su ends the program.
    chroot "$system" su - artist -c "DISPLAY=$DISPLAY XAUTHORITY=/home/artist/.Xauthority exec $1" \
        >"$out/window.txt" 2>&1 &
    local program=$!
    timeout 600 xdotool search --sync --onlyvisible --name '^Sinew$' >/dev/null ||
        fail "the window does not open: $(cat "$out/window.txt")"
    xdotool search --onlyvisible --name '^Sinew$' windowfocus
    xdotool key alt+f
    xdotool key m
    timeout 600 xdotool search --sync --onlyvisible --name wayfarer >/dev/null ||
        fail "the window does not open the sample: $(cat "$out/window.txt")"
    for _ in $(seq 600); do
        kill -0 $program 2>/dev/null || fail "the window has ended: $(cat "$out/window.txt")"
        if shows "$2"; then
            break
        fi
        sleep 0.5
    done
    shows "$2" || fail "the window does not show the sample, see $2"
    xdotool key ctrl+q
    wait $program || fail "the window ends with $?: $(cat "$out/window.txt")"
}

bindSample() { # bindSample PROGRAM SAMPLE FILE [FILE]
    asArtist "$1 bind $2 -o $3 ${4:+-o $4}" >"$out/bind.txt" 2>&1 || fail "the bind fails: $(cat "$out/bind.txt")"
    for file in "${@:3}"; do
        test -s "$system/home/artist/$file" || fail "the bind wrote no $file"
    done
}

installDeb() {
    DEBIAN_FRONTEND=noninteractive chroot "$system" \
        sh -c 'apt-get install -q -y --no-install-recommends /tmp/sinew_*.deb' >"$out/apt.txt" 2>&1 ||
        fail "the .deb is not installed: $(tail -20 "$out/apt.txt")"
}

# The module from scripts: the same bytes as the program's.
bindByPython() {
    DEBIAN_FRONTEND=noninteractive chroot "$system" \
        sh -c 'apt-get install -q -y --no-install-recommends /tmp/python3-sinew_*.deb' >"$out/apt.txt" 2>&1 ||
        fail "python3-sinew is not installed: $(tail -20 "$out/apt.txt")"
    asArtist "python3 -c 'import sinew; sinew.open(\"/usr/share/sinew/sample/wayfarer.fbx\").bind().save(\"python.glb\")'" \
        >"$out/python.txt" 2>&1 || fail "the module does not bind: $(tail -3 "$out/python.txt")"
    cmp "$system/home/artist/first.glb" "$system/home/artist/python.glb" || fail "the module gives another file"
}

tryPackages() {
    cp "$out"/*.deb "$out"/*.tar.gz "$system/tmp/"
    chroot "$system" useradd --create-home --shell /bin/sh artist
    install -m 644 "$XAUTHORITY" "$system/home/artist/.Xauthority"

    timed "apt install ./sinew_*.deb" installDeb
    timed "first bind of the sample" bindSample sinew /usr/share/sinew/sample/wayfarer.fbx first.glb
    [ "$took" -lt "$minute" ] || fail "the first bind of the sample takes $took s, more than the minute promised"
    timed "window with the sample" window sinew "$out/window.png"
    test -s "$system/usr/share/qt6/translations/qtbase_de.qm" || fail "Qt's German texts are missing"

    [ -z "$(find "$out" -name 'python3-sinew_*.deb')" ] || timed "bind by the Python module" bindByPython
    chroot "$system" dpkg --remove sinew >/dev/null
    test ! -e "$system/usr/share/sinew" || fail "removing the .deb leaves files behind"
    asArtist 'mkdir -p "any where" && tar -C "any where" -xf /tmp/sinew-*.tar.gz && ln -s "any where"/sinew-* unpacked'
    timed "bind from the unpacked archive" bindSample unpacked/bin/sinew unpacked/share/sinew/sample/wayfarer.fbx \
        second.glb second.fbx
    cmp "$system/home/artist/first.glb" "$system/home/artist/second.glb" || fail "the two give different files"
    timed "window from the unpacked archive" window unpacked/bin/sinew "$out/window-archive.png"
}

# ---- Outside the new system.

if [ "${1:-}" = --within ]; then # mmdebstrap calls this script again, with the folder of the new system
    system=$2
    trap 'kill $(jobs -p) 2>/dev/null || true' EXIT
    tryPackages
    exit 0
fi

for tool in mmdebstrap xvfb-run xauth xdotool import; do
    command -v $tool >/dev/null || skip "$tool is missing (installer/setup.sh --packages installs it)"
done
[ "$(id -u)" = 0 ] || skip "making it needs root"
. /etc/os-release
[ "$ID$VERSION_ID" = debian12 ] || skip "the packages are made on $PRETTY_NAME, and it would be a Debian 12"
rm -rf "$out"
mkdir -p "$out"
cp "$root"/build/release/packages/*.deb "$root"/build/release/packages/sinew-*.tar.gz "$out" ||
    fail "there are no packages: run installer/package.sh"
/usr/lib/apt/apt-helper download-file "$mirror/dists/bookworm/Release" "$out/Release" >/dev/null 2>&1 ||
    skip "$mirror cannot be reached"
rm "$out/Release"

timed "all" xvfb-run -a -s "-screen 0 1600x1000x24" \
    mmdebstrap --quiet --mode=root --variant=minbase --format=null \
    --customize-hook="$0 --within \"\$1\"" bookworm /dev/null \
    "deb $mirror bookworm main" "deb $mirror bookworm-updates main" "deb $security bookworm-security main"
cat "$out/times.txt"
echo "Pictures: $out/window.png, $out/window-archive.png"
