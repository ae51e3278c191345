import { transform } from 'lightningcss';
import type { Files } from '../../../lib/write-files.ts';

/** Classes that the script of the theme names for what the site does not show: links to edit a page. */
const turnedOff = new Set(['edit-link-button', 'vpi-square-pen']);

/** The index of the search, and the page of the sandbox, which brings a style sheet of its own. */
const others = /\/chunks\/(?:@localSearch|page\.)/;

/** Returns the files of a site with the style rules that its pages can use: the theme has rules for parts that none has. */
export function withUsedRules(files: Files): Files {
  const code = Object.entries(files).filter(([path]) => /\.(html|js)$/.test(path) && !others.test(path));
  const words = new Set(code.flatMap(([, content]) => [...new Set(String(content).match(/[\w-]+/g))]));
  const used = (css: string): string => {
    const classes = [...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name);
    const variables = [...css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name);
    const unused = [
      ...classes.filter((name) => !words.has(name) || turnedOff.has(name)),
      ...variables.filter((name) => !words.has(name) && !css.includes(`var(${name}`)),
    ];
    const input = { filename: 'style.css', code: Buffer.from(css), minify: true, unusedSymbols: unused };
    const rest = transform(input).code.toString();
    // A rule that goes may have been the only one that used a variable.
    return rest.length < css.length ? used(rest) : rest;
  };
  const styles = Object.entries(files).filter(([path]) => path.endsWith('.css'));
  return { ...files, ...Object.fromEntries(styles.map(([path, css]) => [path, used(String(css))])) };
}
