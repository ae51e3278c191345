/** Changes of a sentence: most of them are grammatical, and state what the source does not. */

const states = ['PROCESSING', 'REVIEWING', 'COMPLETED', 'FAILED', 'DISCARDED', 'FILTERED'];

/** Returns a word from a list that is not the given one. */
const another = (word: string, words: string[]): string =>
  words[(words.indexOf(word) + 1) % words.length] ?? word;

const changes: Record<string, (text: string) => string> = {
  'another number': (text) =>
    text.replace(/\b\d+(?= (?:MB|files|documents|bytes))/, (n) => String(Number(n) + 5)),
  'another unit': (text) => text.replace(/(\d) MB\b/, '$1 GB'),
  'another header': (text) => text.replace('Authorization', 'X-Api-Key'),
  'another state': (text) => text.replace(/\b[A-Z]{6,}\b/, (state) => another(state, states)),
  'a state that does not exist': (text) => text.replace(/\b(?:REVIEWING|COMPLETED|FAILED)\b/, 'ARCHIVED'),
  'another status': (text) =>
    text.replace(/\b(4\d\d|2\d\d)\b/, (status) => another(status, ['200', '400', '404', '409', '413'])),
  'another scope': (text) => text.replace(/`(\w+)\.(?:edit|view|read|create)`/, '`$1.write`'),
  'another verb': (text) =>
    text.replace(/\b(view|modify|create)\b/, (verb) => another(verb, ['view', 'modify', 'create'])),
  'another method': (text) =>
    text.replace(/\b(GET|POST|PUT)\b/, (method) => another(method, ['GET', 'POST', 'PUT'])),
  'another name': (text) => text.replace(/`([a-z]+_[a-z_]+)`/, '`$1_x`'),
  'the opposite': (text) =>
    /\bnot\b/.test(text)
      ? text.replace(/ ?\bnot\b/, '')
      : text.replace(/\b(is|are|can|must|does)\b/, '$1 not'),
  'true and false': (text) =>
    text.replace(/\b(true|false)\b/, (value) => (value === 'true' ? 'false' : 'true')),
  'another subject': (text) =>
    text.replace(/\b(task|upload|page|project)\b/, (noun) => another(noun, ['task', 'upload', 'project'])),
  'one more sentence': (text) => (text.endsWith('.') ? `${text} The report closes the task.` : text),
  'one sentence less': (text) => text.replace(/(?<=\.)\s+[A-Z][^.]*\.(?=\s*$)/, ''),
  'another sentence': () => 'The service decides this.',
  'no text': () => '',
};

/** Returns the changed sentences by what was done. */
export function* changesOfSentence(text: string): Generator<[what: string, text: string]> {
  for (const [what, change] of Object.entries(changes)) {
    const changed = change(text);
    if (changed !== text) yield [what, changed];
  }
}
