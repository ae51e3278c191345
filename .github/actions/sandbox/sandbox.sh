#!/usr/bin/env bash
# The sandbox in a CI job: starts it and waits until it listens, or stops it. DOCPROC_SANDBOX_OPTIONS has options of
# `docproc-sandbox`. docs/guides/mock-in-ci.md shows how to use it.
name=sandbox
source "$(dirname "${BASH_SOURCE[0]}")/../server.sh"

# The package as it is in the kit, with its one dependency next to it.
prepare() {
  install
  local modules=$state/node_modules
  mkdir -p "$modules/@docproc"
  cp -R "$kit/generated/sandbox" "$modules/@docproc/sandbox"
  ln -s "$(installed)/node_modules/@fastify" "$modules/@fastify"
}

sandbox() {
  # shellcheck disable=SC2086 # Options are words.
  exec node "$state/node_modules/@docproc/sandbox/dist/bin.js" --port "$port" ${DOCPROC_SANDBOX_OPTIONS:-} "$@"
}

serve() { sandbox; }

# The sandbox runs commands by itself, and gives them its URL and a key.
run_with() {
  rm -rf "$state"
  mkdir -p "$state"
  trap 'rm -rf "$state"' EXIT
  prepare
  (sandbox -- "$@")
}

main "$@"
