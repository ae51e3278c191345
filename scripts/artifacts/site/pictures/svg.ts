/** Pictures and their parts. A style sheet sets the colors of the classes. */

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const rect = ({ x, y, width, height }: Box, kind = '', radius = 6): string =>
  `<rect${kind && ` class="${kind}"`} x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;

export const text = (x: number, y: number, content: string, kind = ''): string =>
  `<text${kind && ` class="${kind}"`} x="${x}" y="${y}">${escape(content)}</text>`;

export const path = (d: string, kind = ''): string => `<path${kind && ` class="${kind}"`} d="${d}"/>`;

/** A line with a tip at its end, in the picture of this id. */
export const arrow = (id: string, d: string): string => `<path d="${d}" marker-end="url(#${id}-tip)"/>`;

export interface Picture {
  id: string;
  title: string;
  width: number;
  height: number;
  parts: string[];
}

/** @param kind its class */
export const svg = ({ id, title, width, height, parts }: Picture, kind: string): string =>
  [
    `<svg class="diagram ${kind}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${id}-title" aria-describedby="${id}-words">`,
    `<title id="${id}-title">${escape(title)}</title>`,
    `<defs><marker id="${id}-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>`,
    ...parts,
    '</svg>',
  ].join('');

/**
 * A picture with a caption.
 *
 * @param words the same in Markdown, for those who do not see it
 */
export const figure = (picture: Picture, kind: string, caption: string, words: string): string =>
  [
    `<figure class="diagram">\n${svg(picture, kind)}`,
    `<figcaption>\n\n${caption}\n\n</figcaption>`,
    `<details>\n<summary>The same in words</summary>\n<div id="${picture.id}-words">\n\n${words}\n\n</div>\n</details>\n</figure>`,
  ].join('\n');
