#!/usr/bin/env bash
# Keeps one comment on a pull request that says what it changes in the contract, and fails if that breaks users and nobody has
# approved it with a label. There is no comment where nothing changes.
set -euo pipefail

marker='<!-- contract-changes -->'
comments="repos/$GITHUB_REPOSITORY/issues"
code=0
report=$(npm run --silent diff -- "$BASE" --format markdown) || code=$?
[ "$code" -lt 2 ] || exit "$code"

query=".[] | select(.user.type == \"Bot\" and (.body | startswith(\"$marker\"))) | .id"
found=$(gh api --paginate "$comments/$NUMBER/comments" --jq "$query" | head -n 1)
if [[ $report == *"No change since"* ]]; then
  [ -z "$found" ] || gh api --silent --method DELETE "$comments/comments/$found"
  exit 0
fi

# A comment has at most 65,536 characters.
[ ${#report} -lt 60000 ] || report="${report:0:60000}

The rest is in the summary of the run."
send() { printf '%s\n%s\n' "$marker" "$report" | gh api --silent --method "$1" "$2" --field body=@-; }
if [ -n "$found" ]; then sent=$(send PATCH "$comments/comments/$found" 2>&1) || failed=1
else sent=$(send POST "$comments/$NUMBER/comments" 2>&1) || failed=1; fi
# The token of a pull request from a fork cannot write.
[ -z "${failed:-}" ] || echo "::notice::The comment is not written: ${sent//$'\n'/ }"

if [ "$code" -eq 1 ] && [ "$APPROVED" != true ]; then
  echo "::error::The contract changes in a way that breaks users. If that is meant, add the label \"breaking change\"."
  exit 1
fi
