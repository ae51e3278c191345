/** A docstring, by its parts. Each part is Markdown. */
export interface Docstring {
  text: string;
  parameters: { name: string; text: string }[];
  returns: string;
  /** Names of errors and when each is thrown. */
  throws: { name: string; text: string }[];
  default: string;
  deprecated: boolean;
}

/** Reads the text between the delimiters of a comment. */
export function readDocstring(comment: string): Docstring {
  const lines = comment.split('\n').map((each) => each.replace(/^\s*\*? ?/, '').trimEnd());
  const [text = '', ...tags] = lines
    .join('\n')
    .replace(/^\*+\s*/, '')
    .split(/^@/m);
  const found: Docstring = {
    text: escaped(text.trim()),
    parameters: [],
    returns: '',
    throws: [],
    default: '',
    deprecated: false,
  };
  for (const tag of tags) {
    const [, name = '', rest = ''] = /^(\w+)\s*([^]*)$/.exec(tag.trim()) ?? [];
    const content = rest.replace(/\s*\n\s*/g, ' ').trim();
    if (name === 'param') {
      const [, parameter = '', what = ''] = /^([\w.]+)(?:\s+-)?\s*(.*)$/.exec(content) ?? [];
      found.parameters.push({ name: parameter, text: escaped(what) });
    } else if (name === 'throws') {
      const [, error = '', what = content] =
        /^(?:\{(.+?)\}|([A-Z]\w*Error))?\s*(.*)$/.exec(content)?.filter(Boolean) ?? [];
      found.throws.push({ name: error, text: escaped(what) });
    } else if (name === 'returns') found.returns = escaped(content);
    else if (name === 'default') found.default = content;
    else if (name === 'deprecated') found.deprecated = true;
  }
  return found;
}

/** Text outside of code, so that no part of it is an element of the page. */
const escaped = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '{ {')))
    .join('');
