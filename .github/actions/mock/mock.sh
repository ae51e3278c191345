#!/usr/bin/env bash
# The mock in a CI job: starts Prism on the contract and waits until it listens, or stops it.
# docs/guides/mock-in-ci.md shows how to use it.
name=mock
source "$(dirname "${BASH_SOURCE[0]}")/../server.sh"

# The Prism of the kit, or the one of our own lock file. What the kit's own tests need stays away.
prepare() {
  local folder=$kit
  [ -e "$kit/node_modules/@stoplight/prism-cli" ] || { install && folder=$(installed); }
  prism=$folder/node_modules/@stoplight/prism-cli/dist/index.js
}

# Prism ends on a form or a path that it cannot read. One such request should not fail all that come after it.
serve() {
  trap 'kill "$child"; exit' TERM
  while :; do
    node "$prism" mock "$kit/generated/prism/openapi.json" --host 127.0.0.1 --port "$port" --verboseLevel warn &
    child=$!
    wait "$child" || [ -e "$state/ready" ] || exit 1
    echo 'Prism ended. Restarting it.'
  done
}

run_with() {
  start
  trap '[ $? -eq 0 ] && stop > /dev/null || stop' EXIT
  DOCPROC_MOCK_URL=$url "$@"
}

main "$@"
