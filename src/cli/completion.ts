/** Scripts with which shells complete commands and options: each asks `docproc __complete` for the words that can follow. */
// Zsh runs it too: it has an array `words` of its own, and no arithmetic after a colon.
const bash = `_docproc() {
  local next="$(docproc __complete "\${COMP_WORDS[@]:1:$((COMP_CWORD - 1))}" 2>/dev/null)"
  COMPREPLY=($(compgen -W "$next" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _docproc docproc
`;

export const completions: Readonly<Record<string, string>> = {
  bash,
  // Where no start file of zsh has done so, as on a new Mac, the completion of zsh itself is not there yet.
  zsh: `(( $+functions[compdef] )) || { autoload -U compinit && compinit -i }
autoload -U +X bashcompinit && bashcompinit
${bash}`,
  // Names of files are what remains where no word can follow.
  fish: `complete -c docproc -f -n 'set -g __docproc_next (docproc __complete (commandline -opc)[2..] 2>/dev/null); test -n "$__docproc_next"' -a '$__docproc_next'
`,
};
