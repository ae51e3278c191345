#!/usr/bin/env bash
# The sandbox in a CI job: starts it and waits until it listens, or stops it. DOCPROC_SANDBOX_OPTIONS has options of
# `docproc-sandbox`. docs/guides/mock-in-ci.md shows how to use it.
name=sandbox
source "$(dirname "${BASH_SOURCE[0]}")/../server.sh"

# The package is in the kit, and has no dependencies.
prepare() { :; }

sandbox() {
  # shellcheck disable=SC2086 # Options are words.
  exec node "$kit/generated/sandbox/dist/bin.js" --port "$port" ${DOCPROC_SANDBOX_OPTIONS:-} "$@"
}

serve() { sandbox; }

# The sandbox runs commands by itself, and gives them its URL and a key.
run_with() { sandbox -- "$@"; }

main "$@"
