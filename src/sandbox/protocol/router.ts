import { contract } from '../../../generated/sandbox/contract/contract.ts';
import type { ServedOperation } from '../contract-types.ts';
import { decoded } from '../text.ts';

/** What a path leads to. */
interface Place {
  methods: Map<string, Route>;
  /** Values of the parameters in the order of the path, still encoded. */
  values: string[];
}

export interface Route {
  operation: ServedOperation;
  /** Keys of the parameters in the order of the path. */
  keys: string[];
}

interface Node {
  fixed: Map<string, Node>;
  /** Segments with a parameter and text, such as `{task_id}:archive`. */
  mixed: { pattern: RegExp; node: Node }[];
  parameter: Node | undefined;
  methods: Map<string, Route>;
}

const newNode = (): Node => ({
  fixed: new Map(),
  mixed: [],
  parameter: undefined,
  methods: new Map(),
});
const root = newNode();

for (const operation of contract.operations) {
  const keys: string[] = [];
  let node = root;
  for (const segment of operation.path.slice(1).split('/')) {
    keys.push(...[...segment.matchAll(/\{([^{}]+)\}/g)].map(([, key = '']) => key));
    node = childOf(node, segment);
  }
  node.methods.set(operation.method, { operation, keys });
  // RFC 9110, section 9.1: a server supports HEAD where it supports GET. Adapters send no body.
  if (operation.method === 'GET' && !node.methods.has('HEAD')) node.methods.set('HEAD', { operation, keys });
}

/** Returns the node that a segment of a path of the contract leads to, added if there is none. */
function childOf(node: Node, segment: string): Node {
  if (/^\{[^{}]+\}$/.test(segment)) return (node.parameter ??= newNode());
  if (!segment.includes('{')) {
    // As `URL` writes it.
    const name = encodeURI(decoded(segment));
    const next = node.fixed.get(name) ?? newNode();
    node.fixed.set(name, next);
    return next;
  }
  const parts = segment
    .split(/\{[^{}]+\}/)
    .map((text) => encodeURI(text).replace(/[^\w%]/g, String.raw`\$&`));
  const pattern = new RegExp(`^${parts.join('(.+?)')}$`);
  const known = node.mixed.find((each) => each.pattern.source === pattern.source);
  if (known) return known.node;
  const added = newNode();
  node.mixed.push({ pattern, node: added });
  return added;
}

/** Returns the place in the contract that a path leads to; undefined if there is none. A parameter is never empty. */
export function find(path: string): Place | undefined {
  const query = path.indexOf('?');
  const end = query < 0 ? path.length : query;
  const values: string[] = [];
  let node = root;
  let start = 1;
  while (start <= end) {
    const slash = path.indexOf('/', start);
    const stop = slash < 0 || slash > end ? end : slash;
    const segment = path.slice(start, stop);
    // Most segments lead to a parameter alone, and a lookup hashes the text.
    const fixed = node.fixed.size === 0 ? undefined : node.fixed.get(segment);
    const mixed = fixed || node.mixed.length === 0 ? undefined : mixedIn(node, segment);
    if (fixed) node = fixed;
    else if (mixed) {
      values.push(...mixed.values);
      node = mixed.node;
    } else if (node.parameter && segment !== '') {
      values.push(segment);
      node = node.parameter;
    } else return search(root, path.slice(1, end).split('/'));
    start = stop + 1;
  }
  if (node.methods.size > 0) return { methods: node.methods, values };
  return search(root, path.slice(1, end).split('/'));
}

function mixedIn({ mixed }: Node, segment: string): { node: Node; values: string[] } | undefined {
  for (const { pattern, node } of mixed) {
    const [, ...values] = pattern.exec(segment) ?? [];
    if (values.length > 0) return { node, values };
  }
  return undefined;
}

/** Looks for a place below a node in every way: a parameter can have the value that is a name elsewhere. */
function search(node: Node, [written, ...rest]: string[], values: string[] = []): Place | undefined {
  if (written === undefined) return node.methods.size > 0 ? { methods: node.methods, values } : undefined;
  const segment = normalized(written);
  const fixed = node.fixed.get(segment);
  const found = fixed && search(fixed, rest, values);
  if (found) return found;
  const mixed = mixedIn(node, segment);
  const other = mixed && search(mixed.node, rest, [...values, ...mixed.values]);
  if (other || !node.parameter || segment === '') return other;
  return search(node.parameter, rest, [...values, segment]);
}

/** A segment with the characters escaped that `URL` escapes, and no others. */
const normalized = (segment: string): string => {
  const text = decoded(segment);
  return text.includes('%') || text.includes('/') ? segment : encodeURI(text);
};

/** Returns the parameters by key, decoded; undefined if one cannot be decoded. */
export function decode({ keys }: Route, values: string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (let i = 0; i < keys.length; i++) {
    const value = values[i] ?? '';
    try {
      params[keys[i] ?? ''] = value.includes('%') ? decodeURIComponent(value) : value;
    } catch {
      return undefined;
    }
  }
  return params;
}

/** Whether a path leads to the overview of the sandbox. */
export const isOverview = (path: string): boolean => path === '/' || path.startsWith('/?');
