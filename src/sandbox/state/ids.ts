/** Where ids come from: the same start and the same number of ids before produce the same id. */
export interface IdSource {
  /** Ids given so far. */
  ids: number;
  readonly hash: number;
}

/** Returns the next id of a kind, such as `task`. */
export function nextId(source: IdSource, kind: string, type: 'string' | 'integer' | 'uuid'): string | number {
  const number = ++source.ids;
  if (type === 'integer') return number;
  const text = `${hex(mix(number ^ source.hash))}${hex(mix(number + ~source.hash))}`;
  if (type === 'string') return `${kind}-${text}`;
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-4${text.slice(13, 16)}-8${hex(source.hash).slice(1, 4)}-${hex(number).padStart(12, '0')}`;
}

/** A bijection of 32-bit numbers (the finalizer of MurmurHash3), so that no two ids of a source are equal. */
function mix(value: number): number {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Returns a 32-bit number as hexadecimal digits. */
export const hex = (value: number): string => value.toString(16).padStart(8, '0');

/** Returns the FNV-1a hash of a text, mixed. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return mix(value);
}

/** Returns what identifies a key without showing it. */
export const fingerprint = (key: string): string => hex(hash(key)) + hex(hash(`key ${key}`));
