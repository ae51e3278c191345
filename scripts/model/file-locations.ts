/** Finds where a part of the bundle is written: the file, line and column in `openapi/`. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { tokens } from '../lib/pointer.ts';

export interface FileLocation {
  file: string;
  line: number;
  column: number;
}

interface OpenedFile {
  file: string;
  root: Node | null;
  lines: LineCounter;
}

/** The folders of components. The bundle names a component after its file. */
const componentFolders: Record<string, string> = { securitySchemes: 'security-schemes' };

/**
 * Returns a function that finds the place of a JSON pointer into the bundle. A part that is not there has the place
 * of what would contain it. `open-questions/ID/…` leads into `open-questions.yaml`.
 *
 * @param path The folder of the contract, or a file that is all of it.
 */
export function locationFinder(path: string): (pointer: string) => FileLocation {
  const sources = new Map<string, OpenedFile>();
  const open = (file: string): OpenedFile => {
    const known = sources.get(file);
    if (known) return known;
    const lines = new LineCounter();
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const source = { file, root: parseDocument(text, { lineCounter: lines }).contents, lines };
    sources.set(file, source);
    return source;
  };
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile();
  return (pointer) => {
    const [file, keys] = isFile ? [path, tokens(pointer)] : start(path, pointer);
    return walk(open(file), keys, open);
  };
}

function start(folder: string, pointer: string): [file: string, path: string[]] {
  const [, question] = /^open-questions\/(.*)$/.exec(pointer) ?? [];
  if (question !== undefined) return [join(folder, 'open-questions.yaml'), question.split('/')];
  const [section, kind = '', name, ...rest] = tokens(pointer);
  const file = join(folder, componentFolders[kind] ?? kind, `${name}.yaml`);
  if (section === 'components' && name !== undefined && existsSync(file)) return [file, rest];
  return [join(folder, 'openapi.yaml'), tokens(pointer)];
}

function walk(source: OpenedFile, path: string[], open: (file: string) => OpenedFile): FileLocation {
  let [at, node, place] = [source, source.root, source.root];
  for (const token of path) {
    let found = childOf(node, token);
    // A member next to a reference is written there, and everything else where it leads.
    for (let target = referenceOf(node); !found && target !== undefined; target = referenceOf(node)) {
      at = open(join(dirname(at.file), target));
      [node, place] = [at.root, at.root];
      found = childOf(node, token);
    }
    if (!found) break;
    [node, place] = [found.value, found.place];
  }
  const { line, col } = at.lines.linePos(place?.range?.[0] ?? 0);
  return { file: relative('', at.file), line: Math.max(line, 1), column: Math.max(col, 1) };
}

function childOf(node: Node | null, token: string): { value: Node | null; place: Node } | undefined {
  if (isMap<Node, Node>(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === token);
    return pair && { value: pair.value, place: pair.key };
  }
  if (!isSeq<Node>(node)) return undefined;
  // An open question is found by its id.
  const item =
    node.items.find((each) => isMap(each) && each.get('id') === token) ?? node.items[Number(token)];
  return item && { value: item, place: item };
}

function referenceOf(node: Node | null): string | undefined {
  const target = isMap(node) ? node.get('$ref') : undefined;
  return typeof target === 'string' && !target.startsWith('#') ? target.replace(/#.*/, '') : undefined;
}
