/** Returns values as a list in a sentence: `a`, `a or b`, `a, b or c`. */
export function list(values: readonly unknown[], joint = 'or'): string {
  const last = String(values.at(-1) ?? '');
  return values.length < 2 ? last : `${values.slice(0, -1).join(', ')} ${joint} ${last}`;
}
