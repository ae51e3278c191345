/** A part of a form. It is a file if it has a file name. */
interface FormPart {
  name: string;
  fileName: string | undefined;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const [cr, lf] = [13, 10];
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Returns the parts of a form, up to where it is none. The platform's own parser creates objects of classes that test
 * environments such as jsdom replace, and then fails.
 *
 * @param type Content type of the form.
 */
export function partsOf(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): { parts: FormPart[]; complete: boolean } {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  const parts: FormPart[] = [];
  const incomplete = { parts, complete: false };
  if (boundary === undefined) return incomplete;
  const delimiter = encoder.encode(`\r\n--${boundary}`);
  // The first delimiter can be at the beginning, without a line in front of it.
  const begins = startsWith(bytes, delimiter.subarray(2), 0);
  let end = begins ? -2 : indexOf(bytes, delimiter, 0);
  while (end >= -2) {
    let at = end + delimiter.length;
    if (bytes[at] === 45 && bytes[at + 1] === 45) return { parts, complete: true };
    while (bytes[at] === 32 || bytes[at] === 9) at++;
    if (bytes[at] !== cr || bytes[at + 1] !== lf) return incomplete;
    const headEnd = indexOf(bytes, headDelimiter, at);
    end = indexOf(bytes, delimiter, headEnd < 0 ? bytes.length : headEnd + 2);
    if (end < 0) return incomplete;
    const part = partWith(decoder.decode(bytes.subarray(at, headEnd)), bytes.subarray(headEnd + 4, end));
    if (part) parts.push(part);
  }
  return incomplete;
}

const headDelimiter = encoder.encode('\r\n\r\n');

/** Returns the part that some headers describe; undefined if it is not that of a form. */
function partWith(head: string, bytes: Uint8Array<ArrayBuffer>): FormPart | undefined {
  const header = (name: string): string | undefined =>
    new RegExp(String.raw`\r\n${name}[ \t]*:[ \t]*(.*)`, 'i').exec(head)?.[1];
  const disposition = header('content-disposition') ?? '';
  if (!/^form-data\s*(;|$)/i.test(disposition)) return undefined;
  const parameter = (name: string): string | undefined => {
    const [, quoted, plain] =
      new RegExp(String.raw`;\s*${name}=(?:"((?:\\["\\]|\\(?!["\\])|[^"\\])*)"|([^\s;"]*))`, 'i').exec(
        disposition,
      ) ?? [];
    return quoted?.replaceAll(/\\(["\\])/g, '$1') ?? plain;
  };
  const [type = ''] = (header('content-type') ?? 'text/plain').split(';', 1);
  return {
    name: parameter('name') ?? '',
    fileName: parameter('filename'),
    type: type.trim().toLowerCase(),
    bytes,
  };
}

/** Returns where bytes are in others, from a place on; -1 if they are not there. */
function indexOf(bytes: Uint8Array, wanted: Uint8Array, from: number): number {
  const [first = 0] = wanted;
  let at = bytes.indexOf(first, from);
  while (at >= 0 && !startsWith(bytes, wanted, at)) at = bytes.indexOf(first, at + 1);
  return at;
}

const startsWith = (bytes: Uint8Array, wanted: Uint8Array, at: number): boolean =>
  wanted.every((byte, index) => bytes[at + index] === byte);
