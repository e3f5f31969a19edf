#!/bin/sh
# Install what the tests need from the system where that is allowed; otherwise name the one command.
# usage: system.sh PYTHON
missing=""
command -v chromium >/dev/null 2>&1 || missing="$missing chromium"
fonts=$(ls /usr/share/fonts/opentype/noto/NotoSansCJK* /usr/share/fonts/*/NotoSansCJK* 2>/dev/null)
[ -n "$fonts" ] || missing="$missing fonts-noto-cjk"
"${1:-python3}" -c 'import ensurepip, venv' >/dev/null 2>&1 || missing="$missing python3-venv"
[ -n "$missing" ] || exit 0

may=""
if command -v apt-get >/dev/null 2>&1; then
    if [ "$(id -u)" = 0 ]; then
        may="env"
    elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
        may="sudo -n"
    fi
fi
if [ -n "$may" ]; then
    $may apt-get update -q || echo "The package lists could not be renewed; trying with those at hand." >&2
    # shellcheck disable=SC2086 - a list of words
    $may env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing || exit 1
    exit 0
fi

echo "The tests need these packages of the system:$missing" >&2
echo "Install them with: sudo apt-get install$missing" >&2
command -v chromium >/dev/null 2>&1 || exit 1
