#!/usr/bin/env bash
# The mock in a CI job: starts Prism on the contract and waits until it answers, or stops it.
# Needs bash and Node with npm, and no Docker. docs/guides/mock-in-ci.md shows how to use it.
set -euo pipefail

fail() {
  echo "$1" >&2
  exit 1
}

[ $# -ge 2 ] || fail 'Usage: mock.sh start PORT | mock.sh stop PORT | mock.sh run PORT COMMAND…'
port=$2
url=http://127.0.0.1:$port
kit=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
bin=$kit/node_modules/.bin
state=${RUNNER_TEMP:-${TMPDIR:-/tmp}}/docproc-mock-$port

answers() {
  node --eval "fetch('$url').then(() => process.exit(0), () => process.exit(1))"
}

# Prism ends on a form or a path that it cannot read. One such request should not fail all that come after it.
serve() {
  trap 'kill "$prism"; exit' TERM
  while :; do
    "$bin/node" "$bin/prism" mock "$kit/generated/prism/openapi.json" \
      --host 127.0.0.1 --port "$port" --verboseLevel warn &
    prism=$!
    wait "$prism" || [ -e "$state/ready" ] || exit 1
    echo 'Prism ended. Starting it again.'
  done
}

start() {
  ! answers || fail "Port $port is taken. Choose another one."
  # Prism and the Node that it needs are the kit's dependencies; what the kit's own tests need stays away.
  [ -x "$bin/prism" ] || (cd "$kit" && npm ci --omit=dev >&2)
  rm -rf "$state"
  mkdir -p "$state"
  serve > "$state/log" 2>&1 &
  echo $! > "$state/pid"
  for _ in {1..120}; do
    if answers; then
      touch "$state/ready"
      return
    fi
    kill -0 "$(cat "$state/pid")" 2> /dev/null || break
    sleep 0.25
  done
  stop >&2
  fail 'Prism did not answer. What it said stands above.'
}

stop() {
  [ -e "$state/pid" ] || fail "No mock was started on port $port."
  kill "$(cat "$state/pid")" 2> /dev/null || true
  cat "$state/log"
  rm -r "$state"
}

case $1 in
  start | stop) "$1" ;;
  run)
    start
    trap '[ $? -eq 0 ] && stop > /dev/null || stop' EXIT
    DOCPROC_MOCK_URL=$url "${@:3}"
    ;;
  *) fail "There is no \`mock.sh $1\`, but start, stop and run." ;;
esac
