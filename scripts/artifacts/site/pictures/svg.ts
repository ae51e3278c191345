/** Parts of pictures. A style sheet sets the colors of the classes. */
import type { Block } from '../blocks/tables.ts';
import type { SiteModel } from '../site-model.ts';
import type { Links } from '../links.ts';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const rect = ({ x, y, width, height }: Box, kind: string, radius = 6): string =>
  `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;

export const text = (x: number, y: number, content: string, kind = ''): string =>
  `<text${kind && ` class="${kind}"`} x="${x}" y="${y}">${escape(content)}</text>`;

export const path = (d: string, kind = ''): string => `<path${kind && ` class="${kind}"`} d="${d}"/>`;

/** A line with a tip at its end. */
export const arrow = (id: string, d: string, kind = ''): string =>
  `<path${kind && ` class="${kind}"`} d="${d}" marker-end="url(#${id}-tip)"/>`;

export interface Picture {
  id: string;
  title: string;
  width: number;
  height: number;
  parts: string[];
  /** The same in Markdown, for those who do not see it. */
  words: string;
  caption: string;
}

/** A block that draws a picture, and has its words as Markdown. Empty where the contract has nothing to draw. */
export const pictureOf =
  (draw: (site: SiteModel, links: Links) => Picture | undefined): Block =>
  (site, links, _argument, target) => {
    const picture = draw(site, links);
    if (!picture) return '';
    if (target === 'markdown') return picture.words;
    const { id, title, width, height, parts, words, caption } = picture;
    return [
      '<figure class="diagram">',
      `<svg class="diagram picture ${id}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${id}-title" aria-describedby="${id}-words">`,
      `<title id="${id}-title">${escape(title)}</title>`,
      `<defs><marker id="${id}-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0 0L8 4L0 8z"/></marker></defs>`,
      `${parts.join('')}</svg>`,
      `<figcaption>\n\n${caption}\n\n</figcaption>`,
      `<details>\n<summary>The same in words</summary>\n<div id="${id}-words">\n\n${words}\n\n</div>\n</details>\n</figure>`,
    ].join('\n');
  };
