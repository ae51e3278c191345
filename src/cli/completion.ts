/** Scripts that complete commands and options, for the shells. */
import { UsageError } from '../shared/command-line.ts';

/** The words that can follow others: commands after `docproc`, methods after `docproc task`, options after a command. */
export type Words = Readonly<Record<string, readonly string[]>>;

const quoted = (words: readonly string[]): string => `'${words.join(' ')}'`;

function bash(words: Words): string {
  const cases = Object.entries(words).map(([before, next]) => `    '${before}') words=${quoted(next)} ;;`);
  return `_docproc() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[*]:1:COMP_CWORD-1}" words=
  case "$before" in
    ''|'task'|'upload') ;;
    'task '*|'upload '*) before="\${COMP_WORDS[*]:1:2}" ;;
    *) before="\${COMP_WORDS[1]}" ;;
  esac
  case "$before" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _docproc docproc
`;
}

const zsh = (words: Words): string => `autoload -U +X bashcompinit && bashcompinit\n${bash(words)}`;

const fish = (words: Words): string =>
  Object.entries(words)
    .map(([before, next]) => {
      const condition =
        before === ''
          ? '__fish_use_subcommand'
          : before
              .split(' ')
              .map((word) => `__fish_seen_subcommand_from ${word}`)
              .join('; and ');
      return `complete -c docproc -n '${condition}' -a ${quoted(next)}\n`;
    })
    .join('');

/** @throws {UsageError} There is no script for this shell. */
export function completionFor(shell: string | undefined, words: Words): string {
  if (shell === 'bash') return bash(words);
  if (shell === 'zsh') return zsh(words);
  if (shell === 'fish') return fish(words);
  throw new UsageError(`docproc completion ${shell ?? 'SHELL'}: the shell must be bash, zsh or fish.`);
}
