#!/bin/sh
# Gate logged tool calls in CI. What is asked comes in variables (README.md beside this
# file names them), so that a workflow and a person at a terminal run the same lines.
set -eu
set -f # paths may be patterns; the command expands them itself

command=${INSPECTOR_COMMAND:-open-responses-inspector}
newline='
'

# $INSPECTOR_COMMAND may be several words.
# shellcheck disable=SC2086
inspect() { $command "$@"; }

set --
[ -z "${INSPECTOR_TOOLS:-}" ] || set -- "$@" --tools "$INSPECTOR_TOOLS"
[ -z "${INSPECTOR_SCHEMA:-}" ] || set -- "$@" --schema "$INSPECTOR_SCHEMA"
[ -z "${INSPECTOR_TARGET:-}" ] || set -- "$@" --target "$INSPECTOR_TARGET"
[ -z "${INSPECTOR_FAIL_ON:-}" ] || set -- "$@" --fail-on "$INSPECTOR_FAIL_ON"
[ -z "${INSPECTOR_BASELINE:-}" ] || set -- "$@" --baseline "$INSPECTOR_BASELINE"
[ -z "${INSPECTOR_REDACT:-}" ] || set -- "$@" "--redact=$INSPECTOR_REDACT"
[ "${INSPECTOR_ALLOW_UNCHECKED:-false}" != true ] || set -- "$@" --allow-unchecked

[ -n "${INSPECTOR_PATHS:-}" ] || {
  echo "INSPECTOR_PATHS is empty: name files or folders, one a line." >&2
  exit 2
}
IFS=$newline
# One path a line, so that a name may hold a space.
# shellcheck disable=SC2086
set -- "$@" -- $INSPECTOR_PATHS
unset IFS

# Hand the same answer over once more; a report that cannot be written changes it.
again() {
  later=0
  inspect gate "$@" || later=$?
  [ $later -ne 2 ] || code=2
}

format=text
[ "${GITHUB_ACTIONS:-}" != true ] || format=github
code=0
inspect gate --format "$format" "$@" || code=$?

# A run that could not be made has no report.
case $code in 0 | 1 | 3)
  if [ -n "${INSPECTOR_REPORT:-}" ]; then
    again -o "$INSPECTOR_REPORT" "$@"
  fi
  if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then
    again --format markdown "$@" >> "$GITHUB_STEP_SUMMARY"
  fi
  ;;
esac
[ -z "${GITHUB_OUTPUT:-}" ] || echo "exit-code=$code" >> "$GITHUB_OUTPUT"
exit $code
