# Functions for .ci/bare and .ci/dist-check, which source this file: a minimal Debian 13 in a folder.
# shellcheck shell=bash

not_tried=77 # the exit code of a check that could not be tried, as in Automake

cannot_try() { # cannot_try REASON
    echo "NOT TRIED: $1" >&2
    echo "Nothing is shown about a minimal Debian; the exit code is $not_tried." >&2
    exit $not_tried
}

# Bootstraps Debian 13 in ROOT. Without debootstrap on this machine, its package is unpacked in TOOLS.
bootstrap() { # bootstrap ROOT TOOLS
    local root=$1 tools=$2 sources mirror command=(debootstrap)
    [[ $(id -u) == 0 ]] || cannot_try "only root may bootstrap a system"
    mkdir -p "$tools"
    if ! command -v debootstrap >/dev/null; then
        (cd "$tools" && apt-get -qq download debootstrap && dpkg-deb -x debootstrap_*.deb .) >"$tools/log" 2>&1 || {
            tail -5 "$tools/log" >&2
            cannot_try "debootstrap is missing (apt install debootstrap) and cannot be downloaded"
        }
        command=(env "DEBOOTSTRAP_DIR=$tools/usr/share/debootstrap" bash "$tools/usr/sbin/debootstrap")
    fi
    # The mirror and the network settings of this machine, so that proxies and caches stay in force.
    sources=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/debian.sources 2>/dev/null || true)
    mirror=$(grep -oEm1 'https?://[^ ]+/debian/?( |$)' <<<"$sources" || true)
    "${command[@]}" --variant=minbase trixie "$root" ${mirror:+"$mirror"} >"$tools/log" 2>&1 || {
        tail -5 "$tools/log" >&2
        cannot_try "debootstrap failed, see above"
    }
    mount -t proc proc "$root/proc" && mount --bind /dev "$root/dev" || cannot_try "mounting is not permitted"
    for file in /etc/resolv.conf /etc/hosts; do
        [[ ! -e $file ]] || install -D -m 644 "$file" "$root$file"
    done
    cp -r /etc/apt/apt.conf.d/. "$root/etc/apt/apt.conf.d/"
}

unmount() { # unmount ROOT
    for mounted in dev proc; do umount -l "$1/$mounted" 2>/dev/null || true; done
}
