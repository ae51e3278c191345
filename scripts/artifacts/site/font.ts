import { readFileSync } from 'node:fs';
import { root } from '../../lib/package-json.ts';

const font = new URL('docs/.vitepress/theme/inter.woff2', root);

/** Returns a page or a style sheet with the font of the site in it, in the place of its URL. */
export const withFont = (text: string): string =>
  text.replace('./inter.woff2', `data:font/woff2;base64,${readFileSync(font, 'base64')}`);
