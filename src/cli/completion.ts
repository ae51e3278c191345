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
  zsh: `autoload -U +X bashcompinit && bashcompinit\n${bash}`,
  fish: "complete -c docproc -a '(docproc __complete (commandline -opc)[2..] 2>/dev/null)'\n",
};
