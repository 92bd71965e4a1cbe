#!/bin/sh
# Prints the path of a Chromium; installs Debian's when there is none and we may.
# The one without windows first: a page opens in half the time.
set -eu
find_it() {
  for c in "${CHROMIUM:-}" chromium-headless-shell chromium chromium-browser google-chrome-stable google-chrome; do
    [ -n "$c" ] && command -v "$c" && return 0
  done
  return 1
}
find_it && exit 0
if command -v apt-get >/dev/null; then
  as=""; [ "$(id -u)" = 0 ] || as="sudo -n"
  get() { DEBIAN_FRONTEND=noninteractive $as apt-get install -y -q --no-install-recommends "$1"; }
  { $as apt-get update -q && { get chromium-headless-shell || get chromium; }; } >&2 || true
  find_it && exit 0
fi
python -m playwright install --with-deps chromium >&2 && python -c 'from playwright.sync_api import sync_playwright as s
with s() as p: print(p.chromium.executable_path)' && exit 0
echo "no Chromium found: install one, or set CHROMIUM to its path" >&2
exit 1
