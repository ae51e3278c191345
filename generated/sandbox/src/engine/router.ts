import { contract } from '../contract.js';
import type { Operation } from './types.js';

/** What a path leads to. */
export interface Place {
  methods: Map<string, Route>;
  /** Values of the parameters in the order of the path, still encoded. */
  values: string[];
}

export interface Route {
  operation: Operation;
  /** Keys of the parameters in the order of the path. */
  keys: string[];
}

interface Node {
  fixed: Map<string, Node>;
  parameter: Node | undefined;
  methods: Map<string, Route>;
}

const newNode = (): Node => ({ fixed: new Map(), parameter: undefined, methods: new Map() });
const root = newNode();

for (const operation of contract.operations) {
  const keys: string[] = [];
  let node = root;
  for (const segment of operation.path.slice(1).split('/')) {
    if (segment.startsWith('{')) {
      keys.push(segment.slice(1, -1));
      node = node.parameter ??= newNode();
    } else {
      const next = node.fixed.get(segment) ?? newNode();
      node.fixed.set(segment, next);
      node = next;
    }
  }
  node.methods.set(operation.method, { operation, keys });
  // RFC 9110, section 9.1: a server supports HEAD where it supports GET. Adapters send no body.
  if (operation.method === 'GET' && !node.methods.has('HEAD')) node.methods.set('HEAD', { operation, keys });
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
    const fixed = node.fixed.get(segment);
    if (fixed) node = fixed;
    else if (node.parameter && segment !== '') {
      values.push(segment);
      node = node.parameter;
    } else return undefined;
    start = stop + 1;
  }
  return node.methods.size > 0 ? { methods: node.methods, values } : undefined;
}

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
