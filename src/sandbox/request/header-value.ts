/** Reads values of headers that have parameters, such as `form-data; name="file"`. */

export interface HeaderValue {
  /** What stands before the parameters, in lower case. */
  value: string;
  /** The first parameter of each name, by its name in lower case. */
  parameters: ReadonlyMap<string, string>;
}

/** A parameter, or a semicolon without one. Each character fits one alternative: a long text takes no longer for it. */
const parameter =
  /[ \t]*;[ \t]*(?:([^\s;="]+)[ \t]*=[ \t]*(?:"((?:[^"\\]|\\["\\]|\\(?!["\\]))*)"|([^;"]*)))?[ \t]*/y;

/** Returns the value of a header; undefined if it does not follow the grammar of RFC 9110. */
export function readHeaderValue(text: string): HeaderValue | undefined {
  const [value = ''] = /^[^;"]*/.exec(text) ?? [];
  const parameters = new Map<string, string>();
  parameter.lastIndex = value.length;
  for (let at = value.length; at < text.length; at = parameter.lastIndex) {
    const found = parameter.exec(text);
    if (!found) return undefined;
    const [, name = '', quoted, token = ''] = found;
    const key = name.toLowerCase();
    if (!parameters.has(key)) parameters.set(key, quoted?.replaceAll(/\\(["\\])/g, '$1') ?? token.trim());
  }
  return { value: value.trim().toLowerCase(), parameters };
}

/** Returns the headers of a block of lines by their names in lower case. Older clients divide long lines. */
export function readHeaders(block: string): Map<string, string> {
  const lines = block.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const pairs = lines.map((line): [string, string] => {
    const [name, ...value] = line.split(':');
    return [(name ?? '').trim().toLowerCase(), value.join(':').trim()];
  });
  // Of several with one name the first counts.
  return new Map(pairs.toReversed());
}

/** Returns a parameter with a charset of its own, as RFC 8187 writes it; undefined if it cannot be decoded. */
export function extended(text: string): string | undefined {
  const [, charset = 'utf-8', encoded = ''] = /^(?:([^']*)'[^']*')?(.*)$/s.exec(text) ?? [];
  const bytes = [...encoded.matchAll(/%([\da-f]{2})|(.)/gis)].map(([, digits, letter = '']) =>
    digits === undefined ? letter.charCodeAt(0) : Number.parseInt(digits, 16),
  );
  if (bytes.some((byte) => byte > 255)) return undefined;
  return decoderOf(charset)?.decode(Uint8Array.from(bytes));
}

/** Returns a decoder of a charset; undefined if the runtime has none. */
export function decoderOf(charset: string): TextDecoder | undefined {
  try {
    return new TextDecoder(charset);
  } catch {
    return undefined;
  }
}

/** Returns a name as a form meant it: browsers write quotes and line ends of names so. */
export const unescaped = (name: string): string =>
  name.replaceAll(/%(22|0D|0A)/gi, (text) => decodeURIComponent(text));
