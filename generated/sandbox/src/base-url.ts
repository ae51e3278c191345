import { find } from './engine/router.js';

/**
 * Returns the path of the contract that a URL leads to, with its query; undefined if it leads to none.
 *
 * @param baseUrl What the URL has to begin with; empty for any host.
 */
export function pathBelow(baseUrl: string, { href, pathname, search }: URL): string | undefined {
  const base = baseUrl.replace(/\/$/, '');
  if (!href.startsWith(base)) return undefined;
  const path = base === '' ? pathname + search : href.slice(base.length);
  return find(path) && path;
}
