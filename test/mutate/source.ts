/** Edits of YAML text: each returns the text of a file in which one value differs. */
import { isMap, isScalar, isSeq, parseDocument, type Document } from 'yaml';

export type Path = (string | number)[];

interface Place {
  path: Path;
  key: string;
  value: unknown;
}

/** Makes the text of a file: most mutants are never used. */
export type Text = () => string;

/** A YAML file with mutants. */
export class Source {
  readonly file: string;
  readonly #text: string;
  readonly #value: unknown;

  constructor(file: string, text: string) {
    this.file = file;
    this.#text = text;
    this.#value = parseDocument(text).toJS() as unknown;
  }

  /** Every member of every object and array, with its path. */
  *places(): Generator<Place> {
    yield* within(this.#value, []);
  }

  at(path: Path): unknown {
    return path.reduce<unknown>(
      (node, key) => (node as Record<string | number, unknown> | undefined)?.[key],
      this.#value,
    );
  }

  /** The text with another value, or with one more member. */
  set(path: Path, value: unknown): Text {
    return this.#edit((document) => document.setIn(path, document.createNode(value)));
  }

  drop(path: Path): Text {
    return this.#edit((document) => document.deleteIn(path));
  }

  /** The text with a member under another name. */
  rename(path: Path, name: string): Text {
    return this.#edit((document) => {
      const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
      if (!isMap(parent)) return;
      const pair = parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)));
      if (pair && isScalar(pair.key)) pair.key.value = name;
    });
  }

  append(path: Path, value: unknown): Text {
    return this.#edit((document) => {
      const node = path.length > 0 ? document.getIn(path, true) : document.contents;
      if (isSeq(node)) node.add(document.createNode(value));
    });
  }

  #edit(change: (document: Document.Parsed) => void): Text {
    return () => {
      const document = parseDocument(this.#text);
      change(document);
      return document.toString({ lineWidth: 0 });
    };
  }
}

function* within(value: unknown, path: Path): Generator<Place> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    const key = Array.isArray(value) ? Number(name) : name;
    const here = [...path, key];
    yield { path: here, key: name, value: member };
    yield* within(member, here);
  }
}
