#!/usr/bin/env bash
# Runs the conformance tool in a CI job: the report is in the summary of the step and in a file of JUnit, and each violation is an
# annotation. The package is in the kit, and has no dependencies.
set -uo pipefail

kit=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
tool=$kit/generated/conformance/dist/bin.js
mkdir -p "$OUTPUT"
# shellcheck disable=SC2206 # Options and files are words.
options=(${OPTIONS:-}) archives=(${TRAFFIC:-})
[ -z "${BASELINE:-}" ] || options+=(--baseline "$BASELINE")

listens() {
  node --eval 'const { hostname, port, protocol } = new URL(process.argv[1]);
    require("net").connect(port || (protocol === "https:" ? 443 : 80), hostname.replace(/^\[|\]$/g, ""))
      .on("connect", () => process.exit(0)).on("error", () => process.exit(1))' "$SERVER_URL"
}

if [ -n "${SERVER_COMMAND:-}" ]; then
  bash -c "$SERVER_COMMAND" > "$OUTPUT/server.log" 2>&1 &
  server=$!
  trap 'kill "$server" 2> /dev/null' EXIT
  for _ in {1..300}; do
    listens && break
    kill -0 "$server" 2> /dev/null || { cat "$OUTPUT/server.log"; echo "The command ended before the server listened."; exit 2; }
    sleep 0.1
  done
fi

if [ ${#archives[@]} -gt 0 ]; then
  for format in text junit json markdown; do
    declare -A files=([text]=conformance.txt [junit]=conformance.xml [json]=conformance.json [markdown]=conformance.md)
    node "$tool" judge "${archives[@]}" ${options[@]+"${options[@]}"} --format "$format" --output "$OUTPUT/${files[$format]}"
    code=$?
    [ $code -lt 2 ] || exit $code
  done
  cat "$OUTPUT/conformance.txt"
else
  node "$tool" --base-url "$SERVER_URL" ${options[@]+"${options[@]}"} --report json,junit,markdown --output "$OUTPUT"
  code=$?
fi

if [ -e "$OUTPUT/conformance.json" ]; then
  cat "$OUTPUT/conformance.md" >> "${GITHUB_STEP_SUMMARY:-/dev/null}"
  # What a server says is escaped in the report, and so is no command of its own.
  node --eval 'const { checks = [], findings = [] } = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"));
    const found = checks.flatMap(({ id, findings }) => findings.map((each) => ({ ...each, title: id })));
    const all = [...found, ...findings.map((each) => ({ ...each, title: `${each.check} ${each.operation}` }))];
    const text = (value) => value.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
    for (const { verdict, title, message } of all.filter((each) => each.verdict === "violation"))
      console.log(`::error title=${text(title).replace(/:/g, "%3A").replace(/,/g, "%2C")}::${text(message)}`);
  ' "$OUTPUT/conformance.json"
fi
exit $code
