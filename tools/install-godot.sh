#!/usr/bin/env bash
# install-godot.sh [DIR]
#
# Installs a real Godot 4.x editor (a Debian package) plus Xvfb and Mesa
# software GL in a small chroot, and writes a launcher:
#
#     DIR/rootfs      the chroot, about 650 MB
#     DIR/bin/godot   launcher, usable as GODOT_BIN
#
# DIR defaults to $GODOT_DIR, else .tools/godot in this repository, which is
# where the demo and the tests look. Needs root, Debian or Ubuntu. Prints the
# launcher's path; to remove the installation, delete DIR.
#
# Idempotent: a complete installation is verified and left alone (only the
# launcher is rewritten). A broken or half-made one is rebuilt. Two runs at
# once on one DIR are serialised by a lock.
#
# Environment:
#   GODOT_DEBIAN_MIRROR   archive to use, e.g. on an Ubuntu host. Default: the
#                         first Debian main archive in the host's apt sources.
#   GODOT_SUITE           Debian suite (default forky)
#   GODOT_RETRIES         attempts for each download step (default 4)
#   GODOT_FORCE=1         rebuild even when the installation is complete
#
# Launcher environment (see the header of DIR/bin/godot):
#   GODOT_XVFB=1          run under a private Xvfb (or: first argument --xvfb)
#   GODOT_XVFB_SCREEN     default 1280x800x24
#   GODOT_BIND=a:b        further host folders to show inside the chroot
set -euo pipefail

HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
DIR=${1:-${GODOT_DIR:-$HERE/../.tools/godot}}
SUITE=${GODOT_SUITE:-forky}
RETRIES=${GODOT_RETRIES:-4}
PACKAGES=godot,xvfb,libgl1-mesa-dri,libgl1,ca-certificates

log() { printf 'install-godot: %s\n' "$*" >&2; }
die() { log "error: $*"; exit 1; }

case ${1:-} in -h | --help) sed -n '2,/^set -euo/p' "$0" | sed '$d; s/^# \{0,1\}//'; exit 0 ;; esac
[ "$(id -u)" = 0 ] || die "must run as root"
[ "$(uname -s)" = Linux ] || die "Linux only"
command -v apt-get >/dev/null || die "needs a Debian or Ubuntu host (no apt-get)"

mkdir -p "$DIR"
DIR=$(cd "$DIR" && pwd -P)
[ "$DIR" != / ] || die "refusing to install into /"
ROOT=$DIR/rootfs

# retry LABEL CMD...: run CMD up to RETRIES times, with growing pauses.
retry() {
  local label=$1 n=1 pause=3; shift
  until "$@"; do
    [ "$n" -lt "$RETRIES" ] || { log "$label failed $n times"; return 1; }
    log "$label failed (attempt $n of $RETRIES), again in ${pause}s"
    sleep "$pause"; n=$((n + 1)); pause=$((pause * 2))
  done
}

# ---------------------------------------------------------------- launcher
write_launcher() {
  mkdir -p "$DIR/bin"
  cat >"$DIR/bin/.godot.$$" <<'LAUNCHER'
#!/usr/bin/env bash
# Runs Godot inside the chroot next to this file (made by install-godot.sh).
#
#   godot [--xvfb] ARGS...
#
# The mounts live in a private mount namespace: nothing to clean up, nothing
# visible on the host. Every step is an exec, so this process id BECOMES the
# Godot process: signals reach it directly and its exit code is the caller's.
# Host folders at the top level (/tmp, /home, /root, /srv, ...) except system
# ones, the current folder, the --path folder and $GODOT_BIND are the same
# inside. The network, process ids and $DISPLAY are the host's.
# --xvfb / GODOT_XVFB=1: a private Xvfb that dies with the Godot process.
set -eu
self=$(readlink -f "$0")
export GODOT_CHROOT_ROOT=${self%/bin/*}/rootfs

if [ "${1:-}" = --xvfb ]; then GODOT_XVFB=1; shift; fi
export GODOT_XVFB=${GODOT_XVFB:-0} GODOT_CHROOT_CWD=$PWD

inner='
set -eu
root=$GODOT_CHROOT_ROOT
cwd=$GODOT_CHROOT_CWD
bind() { # bind HOSTPATH: show it at the same path inside
  if [ -d "$1" ]; then mkdir -p "$root$1"; else [ -e "$root$1" ] || : >"$root$1"; fi
  mount --rbind "$1" "$root$1"
}
for d in /*; do
  case $d in
    /bin|/boot|/etc|/lib|/lib32|/lib64|/libx32|/run|/sbin|/usr|/var|/lost+found|/.*) continue ;;
  esac
  [ -d "$d" ] && [ ! -L "$d" ] && bind "$d"
done
bind_extra() { # only when not already visible as the same folder
  [ -d "$1" ] || return 0
  p=$(cd "$1" && pwd -P)
  [ "$p" != / ] || return 0
  case $p in "$root"|"$root"/*) return 0 ;; esac
  [ "$(stat -c %d:%i "$p")" = "$(stat -c %d:%i "$root$p" 2>/dev/null)" ] || bind "$p"
}
bind_extra "$cwd"
[ -d /var/tmp ] && bind_extra /var/tmp
prev=
for a in "$@"; do
  case $prev in --path) bind_extra "$a" ;; esac
  prev=$a
done
IFS=:
for p in ${GODOT_BIND:-}; do [ -n "$p" ] && bind_extra "$p"; done
unset IFS
for f in /etc/hosts /etc/resolv.conf /etc/localtime; do
  [ -f "$f" ] && cp -fL "$f" "$root$f" 2>/dev/null || :
done
if [ "$GODOT_XVFB" = 1 ]; then
  # -displayfd lets Xvfb pick a free display; pdeathsig ends it with us.
  fifo=$(mktemp -u /tmp/.godot-xvfb.XXXXXX); mkfifo "$fifo"
  setpriv --pdeathsig TERM chroot "$root" Xvfb -displayfd 3 \
    -screen 0 "${GODOT_XVFB_SCREEN:-1280x800x24}" -nolisten tcp -noreset \
    3>"$fifo" >/dev/null 2>&1 </dev/null &
  n=
  read -r n <"$fifo" || :
  rm -f "$fifo"
  [ -n "$n" ] || { echo "godot launcher: Xvfb did not start" >&2; exit 127; }
  export DISPLAY=:$n LIBGL_ALWAYS_SOFTWARE=${LIBGL_ALWAYS_SOFTWARE:-1}
  unset XAUTHORITY WAYLAND_DISPLAY || :
fi
export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
unset LD_LIBRARY_PATH LD_PRELOAD || :
exec chroot "$root" /bin/sh -c '\''cd "$GODOT_CHROOT_CWD" 2>/dev/null || cd /
unset GODOT_CHROOT_ROOT GODOT_CHROOT_CWD GODOT_XVFB
exec /usr/bin/godot "$@"'\'' godot "$@"
'
if [ "$(id -u)" = 0 ]; then
  exec unshare --mount --propagation private /bin/sh -c "$inner" godot "$@"
else
  exec unshare --map-root-user --mount --propagation private /bin/sh -c "$inner" godot "$@"
fi
LAUNCHER
  chmod 755 "$DIR/bin/.godot.$$"
  mv -f "$DIR/bin/.godot.$$" "$DIR/bin/godot"
}

works() { # the installation runs and says which version it is
  [ -e "$ROOT/.install-godot.done" ] && [ -x "$DIR/bin/godot" ] || return 1
  VERSION=$("$DIR/bin/godot" --headless --version 2>/dev/null </dev/null | tail -n 1) || return 1
  case $VERSION in 4.*) return 0 ;; *) return 1 ;; esac
}

# ------------------------------------------------------------------ mirror
# Archive addresses in the host's apt sources, in order: `URIs:` of deb822
# stanzas (not disabled, with component main) and one-line `deb` entries.
apt_archives() {
  local f
  for f in /etc/apt/sources.list.d/*.sources; do
    [ -f "$f" ] || continue
    awk 'function flush(  i,n,u) {
           if (on && uris != "" && types ~ /(^| )deb( |$)/ && comps ~ /(^| )main( |$)/) {
             n = split(uris, u, " "); for (i = 1; i <= n; i++) print u[i] }
           on = 1; uris = types = comps = key = "" }
         BEGIN { on = 1 }
         /^#/ { next }
         /^[[:space:]]*$/ { flush(); next }
         /^[[:space:]]/ { v = $0; sub(/^[[:space:]]+/, "", v); add(v); next }
         { key = tolower($0); sub(/:.*/, "", key); v = $0; sub(/^[^:]*:[[:space:]]*/, "", v); add(v) }
         function add(v) {
           if (key == "uris") uris = uris " " v; else if (key == "types") types = types " " v
           else if (key == "components") comps = comps " " v
           else if (key == "enabled" && tolower(v) ~ /^(no|false|0)/) on = 0 }
         END { flush() }' "$f"
  done
  for f in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
    [ -f "$f" ] || continue
    sed -E 's/#.*//; s/\[[^]]*\]//' "$f" | awk '$1 == "deb" && / main( |$)/ { print $2 }'
  done
}

fetch_to() { # fetch_to URL FILE, with what the host has
  if command -v curl >/dev/null; then curl -fsSL --connect-timeout 20 --max-time 120 -o "$2" "$1"
  elif command -v wget >/dev/null; then wget -q -T 60 -O "$2" "$1"
  else /usr/lib/apt/apt-helper download-file "$1" "$2" >/dev/null; fi
}

find_mirror() { # sets MIRROR: first archive that really has the suite
  local uri tmp; tmp=$(mktemp)
  if [ -n "${GODOT_DEBIAN_MIRROR:-}" ]; then MIRROR=${GODOT_DEBIAN_MIRROR%/}; rm -f "$tmp"; return 0; fi
  while read -r uri; do
    case $uri in *-security | *-security/) continue ;; http://* | https://*) ;; *) continue ;; esac
    uri=${uri%/}
    case $uri in */debian | */debian/* | *debian*) ;; *) continue ;; esac
    if fetch_to "$uri/dists/$SUITE/Release" "$tmp" && grep -q "^Codename: $SUITE" "$tmp"; then
      MIRROR=$uri; rm -f "$tmp"; return 0
    fi
  done < <(apt_archives | awk '!seen[$0]++')
  rm -f "$tmp"
  return 1
}

# ------------------------------------------------------------------- build
build() { # one attempt
  local tmp=$DIR/rootfs.new cache=$DIR/cache check=(--no-check-gpg)
  local ring=/usr/share/keyrings/debian-archive-keyring.gpg rel; rel=$(mktemp -d)
  rm -rf --one-file-system "$tmp"; mkdir -p "$cache"
  # Check signatures when the host's keyring knows the suite's key.
  if [ -f "$ring" ] && command -v gpgv >/dev/null && fetch_to "$MIRROR/dists/$SUITE/InRelease" "$rel/r" &&
    gpgv -q --keyring "$ring" "$rel/r" >/dev/null 2>&1; then
    check=(--keyring="$ring")
  else
    log "the host's keyring cannot verify $SUITE: signatures are not checked"
  fi
  rm -rf "$rel"
  # "sid" is debootstrap's script: older hosts have none named after the suite.
  debootstrap --variant=minbase "${check[@]}" --cache-dir="$cache" --include="$PACKAGES" \
    "$SUITE" "$tmp" "$MIRROR" sid >"$DIR/debootstrap.log" 2>&1 || {
    tail -n 5 "$DIR/debootstrap.log" >&2; return 1; }
  [ -x "$tmp/usr/bin/godot" ] && [ -x "$tmp/usr/bin/Xvfb" ]
}

exec 9>"$DIR/.lock"
flock -w 3600 9 || die "another run holds $DIR/.lock"

command -v unshare >/dev/null && command -v setpriv >/dev/null || retry "apt-get install util-linux" apt-get install -y -q util-linux
write_launcher
if [ "${GODOT_FORCE:-0}" != 1 ] && works; then
  log "already installed: Godot $VERSION"
  echo "$DIR/bin/godot"; exit 0
fi

start=$SECONDS
if ! command -v debootstrap >/dev/null; then
  export DEBIAN_FRONTEND=noninteractive
  log "installing debootstrap"
  retry "apt-get update" apt-get -q update >/dev/null || log "apt-get update failed, going on"
  retry "apt-get install debootstrap" apt-get install -y -q --no-install-recommends debootstrap >/dev/null
fi
# debootstrap downloads with wget, which does not read apt's proxy setting.
eval "$(apt-config shell APT_PROXY Acquire::http::Proxy 2>/dev/null || :)"
if [ -n "${APT_PROXY:-}" ] && [ "$APT_PROXY" != DIRECT ] && [ -z "${http_proxy:-}" ]; then export http_proxy=$APT_PROXY; fi

retry "finding a Debian archive with $SUITE in the apt sources" find_mirror ||
  die "no Debian main archive with $SUITE in the apt sources; set GODOT_DEBIAN_MIRROR"
log "building the chroot (1 to 2 minutes, about 650 MB)"
retry debootstrap build || die "could not build the chroot, see $DIR/debootstrap.log"

rm -rf "$DIR/rootfs.new/var/cache/apt/archives/"*.deb "$DIR/rootfs.new/var/lib/apt/lists/"*
# Without a machine id, D-Bus clients print warnings at each start.
[ -s "$DIR/rootfs.new/etc/machine-id" ] || od -An -N16 -tx1 /dev/urandom | tr -d ' \n' >"$DIR/rootfs.new/etc/machine-id"
: >"$DIR/rootfs.new/.install-godot.done"
[ ! -e "$ROOT" ] || rm -rf --one-file-system "$ROOT"
mv "$DIR/rootfs.new" "$ROOT"
rm -rf --one-file-system "$DIR/cache"
works || die "the installed Godot does not run: $("$DIR/bin/godot" --headless --version 2>&1 | tail -n 3)"
log "installed Godot $VERSION in $((SECONDS - start)) s"
echo "$DIR/bin/godot"
