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
 * Colored code, kept in memory for the rendering of a page for browsers, for servers and for the search, and on the disk
 * for the next build: Shiki needs a sixth of the time of a build.
 */
export class Colors {
  readonly #file: string;
  readonly #used = new Map<string, string>();
  /** What else the result depends on: the versions of the tools, and their configuration. */
  readonly #version = createHash('sha256')
    .update(installed())
    .update(readFileSync(fromRoot('docs/.vitepress/config.ts')))
    .digest('base64url');

  constructor(file = fromRoot('.cache/colors.json')) {
    this.#file = file;
  }

  /** Makes a highlighter color each block of code once. */
  remember = (highlighter: Highlighter): void => {
    const { codeToHtml } = highlighter;
    const known = this.#read();
    highlighter.codeToHtml = (code, options) => {
      const key = JSON.stringify([code, options.lang, options.meta]);
      // Without a limit: on a busy machine a line would lose its colors after half a second, and the file its name.
      const html = known.get(key) ?? codeToHtml(code, { ...options, tokenizeTimeLimit: 0 });
      known.set(key, html);
      this.#used.set(key, html);
      return html;
    };
  };

  /** Keeps what was used for the next build. */
  async save(): Promise<void> {
    await mkdir(dirname(this.#file), { recursive: true });
    const own = `${this.#file}.${process.pid}.tmp`;
    await writeFile(own, JSON.stringify({ version: this.#version, colored: [...this.#used] }));
    await rename(own, this.#file);
  }

  #read(): Map<string, string> {
    try {
      const { version, colored } = JSON.parse(readFileSync(this.#file, 'utf8')) as {
        version: string;
        colored: [string, string][];
      };
      return new Map(version === this.#version ? colored : []);
    } catch {
      // There was no build before, or its file is damaged.
      return new Map();
    }
  }
}
