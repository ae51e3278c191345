import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MarkdownOptions } from 'vitepress';
import { root } from '../../lib/package-json.ts';

/** What colors code: Shiki. */
export type Highlighter = Pick<Parameters<NonNullable<MarkdownOptions['shikiSetup']>>[0], 'codeToHtml'>;

const fromRoot = (path: string): string => fileURLToPath(new URL(path, root));

/** What npm has installed. Without its list, as after another package manager, nothing is kept for the next build. */
function installed(): Buffer | string {
  const list = fromRoot('node_modules/.package-lock.json');
  return existsSync(list) ? readFileSync(list) : randomUUID();
}

/**
 * What tools make of the same input every time: colored code, drawn diagrams, compiled components of VitePress. It is kept
 * in memory, and on the disk for the next build: this is a third of the work of a build.
 */
export class Kept {
  readonly #file: string;
  #known: Map<string, unknown> | undefined;
  readonly #used = new Map<string, unknown>();
  /** What else the results depend on: the versions of the tools, and their configuration. */
  readonly #version = createHash('sha256')
    .update(installed())
    .update(readFileSync(fromRoot('docs/.vitepress/config.ts')))
    .digest('base64url');

  constructor(file = fromRoot('.cache/site.json')) {
    this.#file = file;
  }

  /**
   * Returns what `make` returns, which depends on the key alone and can be written as JSON. It is called once for each key.
   * A promise is kept with its value.
   *
   * @param tool The name of what makes it.
   */
  get<T>(tool: string, key: unknown, make: () => T): T {
    const id = createHash('sha256')
      .update(JSON.stringify([tool, key]))
      .digest('base64url');
    this.#known ??= this.#read();
    const value = (this.#used.has(id) ? this.#used.get(id) : this.#known.get(id)) as T | undefined;
    const made = value ?? make();
    this.#used.set(id, made);
    return made;
  }

  /** Makes a highlighter color each block of code once. */
  remember = (highlighter: Highlighter): void => {
    const { codeToHtml } = highlighter;
    highlighter.codeToHtml = (code, options) =>
      // Without a limit: on a busy machine a line would lose its colors after half a second, and the file its name.
      this.get('colors', [code, options.lang, options.meta], () =>
        codeToHtml(code, { ...options, tokenizeTimeLimit: 0 }),
      );
  };

  /** Keeps what was used for the next build. */
  async save(): Promise<void> {
    const entries = [...this.#used].map(async ([id, value]) => [id, await value] as const);
    await mkdir(dirname(this.#file), { recursive: true });
    const own = `${this.#file}.${process.pid}.tmp`;
    await writeFile(own, JSON.stringify({ version: this.#version, entries: await Promise.all(entries) }));
    await rename(own, this.#file);
  }

  #read(): Map<string, unknown> {
    try {
      const { version, entries } = JSON.parse(readFileSync(this.#file, 'utf8')) as {
        version: string;
        entries: [string, unknown][];
      };
      return new Map(version === this.#version ? entries : []);
    } catch {
      // There was no build before, or its file is damaged.
      return new Map();
    }
  }
}

/** What the builds of this folder keep. */
export const kept = new Kept();
