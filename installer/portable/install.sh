#!/bin/sh
# Installs the folder that this script lies in for the user who runs it, without root, or removes it again.
set -eu

id=io.github.sinewbind.Sinew
here=$(cd "$(dirname "$0")" && pwd)

fail() {
    echo "Sinew: $1" >&2
    exit 1
}

help() {
    cat <<HELP
Installs Sinew for you alone, without root.
  install.sh                installs, or replaces an older Sinew
  install.sh --uninstall    removes it again
  install.sh --help         shows this

  $target    the program and its libraries
  $bin/sinew    a link to it, for the command line
  $data    its entry in the desktop's menu, icon, file type, manual page and completions

Your own files and settings stay as they are.
HELP
}

# What lies in the user's folders as a link into the program's, as FROM TO.
links() {
    cat <<LINKS
bin/sinew $bin/sinew
share/man/man1/sinew.1.gz $data/man/man1/sinew.1.gz
share/bash-completion/completions/sinew $data/bash-completion/completions/sinew
share/fish/vendor_completions.d/sinew.fish $data/fish/vendor_completions.d/sinew.fish
LINKS
}

# What lies there as a file, by names that only Sinew has.
copies() { # copies FOLDER
    (cd "$1/share" && find applications icons mime/packages -type f -name "$id.*" 2>/dev/null) || true
}

removeIfEmpty() { # removeIfEmpty FOLDER: and the folders in it
    find "$1" -depth -type d -exec rmdir {} + 2>/dev/null || true
}

# Only what the list says was installed: a file that someone put there is kept.
removeProgram() {
    [ -f "$target/installed.txt" ] || return 0
    while read -r file; do
        rm -f "$target/$file"
    done <"$target/installed.txt"
    rm -f "$target/installed.txt"
    removeIfEmpty "$target"
}

removeFromDesktop() {
    links | while read -r from to; do
        [ "$(readlink "$to" || true)" != "$target/$from" ] || rm -f "$to"
    done
    if [ -d "$target/share" ]; then
        copies "$target" | while read -r file; do
            rm -f "$data/$file"
        done
    fi
}

addToDesktop() {
    links | while read -r from to; do
        mkdir -p "${to%/*}"
        if [ -e "$to" ] && [ ! -L "$to" ]; then
            echo "Sinew: $to is a file of yours and was left; start $target/$from instead" >&2
        else
            ln -sfn "$target/$from" "$to"
        fi
    done
    copies "$target" | while read -r file; do
        mkdir -p "$data/${file%/*}"
        cp "$target/share/$file" "$data/$file"
    done
    # In an entry quotes guard spaces, and a percent sign stands twice.
    quoted=$(printf '%s' "$target/bin/sinew" | sed 's/%/%%/g; s/[\\"`$]/\\\\&/g; s/[\\&|]/\\&/g')
    sed -i "s|^Exec=sinew |Exec=\"$quoted\" |; s|^TryExec=.*|TryExec=$(printf '%s' "$target/bin/sinew" |
        sed 's/[\\&|]/\\&/g')|" "$data/applications/$id.desktop"
}

refreshDesktop() {
    [ ! -d "$data/mime" ] || ! command -v update-mime-database >/dev/null ||
        update-mime-database "$data/mime" 2>/dev/null || true
    [ ! -d "$data/applications" ] || ! command -v update-desktop-database >/dev/null ||
        update-desktop-database "$data/applications" 2>/dev/null || true
    [ ! -d "$data/icons/hicolor" ] || touch "$data/icons/hicolor"
}

copyProgram() {
    needed=$(($(du -sk "$here" | cut -f 1) + 1024))
    free=$(df -Pk "$target" | awk 'NR == 2 { print $4 }')
    [ "$free" -ge "$needed" ] || fail "it takes $((needed / 1024)) MB in $target, and $((free / 1024)) MB are free"
    (cd "$here" && find . ! -type d | sed 's|^\./||') >"$target/installed.txt"
    cp -R "$here/." "$target" || fail "the files were not written into $target"
}

install() {
    [ -x "$here/bin/sinew" ] || fail "the program is missing beside $here/install.sh"
    [ "$here" != "$target" ] || fail "it is installed already"
    said=$("$here/bin/sinew" --version 2>&1) || fail "it does not run here, it needs x86_64, glibc 2.36 \
or newer and the libraries of a desktop, see README.txt: $(echo "$said" | head -n 1)"
    mkdir -p "$target" 2>/dev/null || fail "$target cannot be made"
    [ -w "$target" ] || fail "$target cannot be written"
    removeFromDesktop
    removeProgram
    mkdir -p "$target"
    copyProgram
    addToDesktop
    refreshDesktop
    echo "$said is installed in $target."
    case "$(command -v sinew || true)" in
    "$bin/sinew") echo "Start it from the desktop's menu, or with the command sinew." ;;
    *) echo "Start it from the desktop's menu, or with $target/bin/sinew." ;;
    esac
    echo "To remove it: $target/install.sh --uninstall"
}

uninstall() {
    [ -f "$target/installed.txt" ] || fail "it is not installed in $target"
    removeFromDesktop
    removeProgram
    refreshDesktop
    if [ -e "$target" ]; then
        echo "Sinew is removed. Files of yours are left in $target."
    else
        echo "Sinew is removed. Your files and settings are left as they were."
    fi
}

[ -n "${HOME:-}" ] || fail "HOME is not set, so there is no place to install it"
target=$HOME/.local/opt/sinew
bin=$HOME/.local/bin
data=${XDG_DATA_HOME:-$HOME/.local/share}

case "${1:-}" in
"") install ;;
--uninstall) uninstall ;;
--help | -h) help ;;
*)
    echo "Sinew: unknown option $1; --help lists all" >&2
    exit 2
    ;;
esac
