#!/bin/bash
# Installs and removes the portable folder by its install.sh, with a stand-in for the program, in a home with an odd name.
# Usage: TestPortable.sh SOURCE
set -euo pipefail

source=$1
id=io.github.sinewbind.Sinew
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
wrong() {
    echo "FAIL: $1"
    failed=1
}
# refuses CODE TEXT COMMAND...: it has to end with the code and one line that holds the text
refuses() {
    local result=0
    "${@:3}" >"$work/said" 2>&1 || result=$?
    if [ $result != "$1" ] || [ "$(wc -l <"$work/said")" != 1 ] || ! grep -qF "$2" "$work/said"; then
        wrong "${*:3} ends with $result: $(cat "$work/said")"
    fi
}

folder=$work/sinew-folder
export HOME="$work/any ho%me\$"
unset XDG_DATA_HOME
opt=$HOME/.local/opt/sinew
data=$HOME/.local/share
mkdir -p "$HOME" "$folder/bin" "$folder/share"/{applications,mime/packages,icons/hicolor/64x64/apps,man/man1}
printf '#!/bin/sh\necho sinew 1.2.3\n' >"$folder/bin/sinew"
chmod +x "$folder/bin/sinew"
cp "$source/installer/package/$id.desktop" "$folder/share/applications"
cp "$source/installer/package/$id.xml" "$folder/share/mime/packages"
touch "$folder/share/icons/hicolor/64x64/apps/$id.png" "$folder/share/man/man1/sinew.1.gz"
cp "$source/installer/portable/install.sh" "$folder"

"$folder/install.sh" --help >"$work/said"
grep -qF "$opt" "$work/said" || wrong "its help does not say where it installs"
refuses 2 "unknown option --nothing" "$folder/install.sh" --nothing
refuses 1 "is not installed" "$folder/install.sh" --uninstall
refuses 1 "HOME is not set" env -u HOME "$folder/install.sh"

"$folder/install.sh" >"$work/said"
grep -qF "sinew 1.2.3 is installed in $opt" "$work/said" || wrong "it does not say that it is installed"
[ "$("$HOME/.local/bin/sinew")" = "sinew 1.2.3" ] || wrong "the link does not start the program"
entry=$data/applications/$id.desktop
grep -qF "Exec=\"$work/any ho%%me\\\\\$/.local/opt/sinew/bin/sinew\" %f" "$entry" || wrong "the entry: $(grep Exec "$entry")"
grep -qxF "TryExec=$opt/bin/sinew" "$entry" || wrong "the entry: $(grep TryExec "$entry")"
for file in icons/hicolor/64x64/apps/$id.png mime/packages/$id.xml man/man1/sinew.1.gz; do
    [ -e "$data/$file" ] || wrong "$file is missing"
done
refuses 1 "is installed already" "$opt/install.sh"

# Another version replaces all but the user's file, which removing keeps too.
echo mine >"$opt/bin/mine"
mv "$folder/share/man/man1/sinew.1.gz" "$folder/share/man/man1/other.1.gz"
"$folder/install.sh" >/dev/null
[ ! -e "$opt/share/man/man1/sinew.1.gz" ] || wrong "a file of the older version is left"
"$opt/install.sh" --uninstall >/dev/null
[ "$(cd "$opt" && find . -type f)" = ./bin/mine ] || wrong "removing leaves, or takes: $(find "$opt" -type f)"
found=$(find "$HOME/.local" -name "$id*" -o -type l -name '*sinew*')
[ -z "$found" ] || wrong "removing leaves $found"

# A program of the user's own by the same name is left.
echo own >"$HOME/.local/bin/sinew"
"$folder/install.sh" >/dev/null 2>"$work/said"
grep -qF "is a file of yours" "$work/said" || wrong "it does not say that it left the user's own program"
"$opt/install.sh" --uninstall >/dev/null
[ "$(cat "$HOME/.local/bin/sinew")" = own ] || wrong "the user's own program is gone"

printf '#!/bin/sh\necho GLIBC_2.36 not found >&2\nexit 1\n' >"$folder/bin/sinew"
refuses 1 "GLIBC_2.36 not found" "$folder/install.sh"
refuses 1 "there is no build in $work" "$source/installer/portable.sh" --build "$work"
refuses 2 "unknown option --nothing" "$source/installer/portable.sh" --nothing
exit $failed
