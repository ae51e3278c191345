# What mock.sh and sandbox.sh share. They source it with `name`, the variable of the URL in `variable`, and functions:
# `prepare`, which makes ready what `serve` runs in the foreground, and `run_with`, which runs a command meanwhile.
# Needs bash and Node with npm, and no Docker.
set -euo pipefail

fail() {
  echo "$1" >&2
  exit 1
}

kit=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
own=$kit/.github/actions/$name

node --eval 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' ||
  fail "The $name needs Node 20.19 or later. This is $(node --version)."

# The folder of what the lock file lists. Its name changes with the lock file, so that a cache never has other versions.
installed() {
  local hash='require("crypto").createHash("sha256").update(require("fs").readFileSync(process.argv[1]))'
  echo "${DOCPROC_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}}/docproc-$name-$(
    node --print "$hash.digest('hex').slice(0, 16)" "$own/package-lock.json"
  )"
}

install() {
  local folder
  folder=$(installed)
  [ ! -e "$folder/complete" ] || return 0
  # Earlier versions would stay in the cache for ever.
  rm -rf "${folder%-*}"-*
  mkdir -p "$folder"
  cp "$own/package.json" "$own/package-lock.json" "$folder"
  (cd "$folder" && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >&2)
  touch "$folder/complete"
}

# Connects only: a request would be in the log of the server.
listens() {
  node --eval 'require("net").connect(process.argv[1], "127.0.0.1")
    .on("connect", () => process.exit(0)).on("error", () => process.exit(1))' "$port"
}

start() {
  ! listens || fail "Port $port is taken. Choose another one."
  rm -rf "$state"
  mkdir -p "$state"
  prepare
  serve > "$state/log" 2>&1 &
  echo $! > "$state/pid"
  for _ in {1..120}; do
    if listens; then
      touch "$state/ready"
      return
    fi
    kill -0 "$(cat "$state/pid")" 2> /dev/null || break
    sleep 0.1
  done
  stop >&2
  fail "The $name did not start. Its log is above."
}

stop() {
  [ -e "$state/pid" ] || fail "No $name was started on port $port."
  kill "$(cat "$state/pid")" 2> /dev/null || true
  cat "$state/log"
  rm -r "$state"
}

main() {
  [ "${1:-}" != folder ] || { installed && exit; }
  [ $# -ge 2 ] || fail "Usage: $name.sh start PORT | $name.sh stop PORT | $name.sh run PORT COMMAND…"
  local command=$1
  port=$2
  state=${RUNNER_TEMP:-${TMPDIR:-/tmp}}/docproc-$name-$port
  url=http://127.0.0.1:$port
  shift 2
  case $command in
    start | stop) "$command" ;;
    run) run_with "$@" ;;
    *) fail "There is no \`$name.sh $command\`, but start, stop and run." ;;
  esac
}
