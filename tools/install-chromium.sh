#!/usr/bin/env bash
# Installs the distribution's Chromium: install-chromium.sh
#
# Needs Debian (or a derivative whose package "chromium" is the browser itself) and root. Prints the path of the
# program. Does nothing where it is installed already.
set -euo pipefail

RETRIES=${CHROMIUM_RETRIES:-4}

log() { echo "install-chromium: $*" >&2; }
die() { log "$*"; exit 1; }

if command -v chromium >/dev/null; then command -v chromium; exit 0; fi
[ "$(id -u)" = 0 ] || die "must run as root; or set CHROMIUM_BIN to a Chromium or Chrome that is installed"
command -v apt-get >/dev/null || die "needs a Debian host (no apt-get); or set CHROMIUM_BIN to a Chromium or Chrome that is installed"

# retry LABEL CMD...: run CMD up to RETRIES times, with growing pauses.
retry() {
  local label=$1 n=1 pause=3; shift
  until "$@"; do
    [ "$n" -lt "$RETRIES" ] || { log "$label failed $n times"; return 1; }
    log "$label failed (attempt $n of $RETRIES), again in ${pause}s"
    sleep "$pause"; n=$((n + 1)); pause=$((pause * 2))
  done
}

export DEBIAN_FRONTEND=noninteractive
start=$SECONDS
retry "apt-get update" apt-get -q update >/dev/null || log "apt-get update failed, going on"
retry "apt-get install chromium" apt-get install -y -q --no-install-recommends chromium >/dev/null ||
  die "could not install the package chromium"
command -v chromium >/dev/null || die "the package chromium brings no program of that name"
log "installed in $((SECONDS - start)) s"
command -v chromium
