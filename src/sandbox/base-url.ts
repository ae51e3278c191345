import { reject } from './option-rules.ts';
import { find } from './protocol/router.ts';

/**
 * Returns a base URL as `URL` writes it, without the beginning of the paths of the contract; empty for any host.
 *
 * @param page What a relative URL is relative to.
 * @throws {TypeError} It is not an HTTP URL.
 */
export function baseOf(baseUrl: string, page?: string): string {
  if (baseUrl === '') return '';
  const url = URL.canParse(baseUrl, page) ? new URL(baseUrl, page) : undefined;
  // `localhost:3000` is a URL, too.
  if (!url?.protocol.startsWith('http')) reject('baseUrl', baseUrl, 'an http URL');
  return url.origin + url.pathname.replace(/(\/v2)?\/?$/, '');
}

/**
 * Returns the path of the contract that a URL leads to, with its query; undefined if it leads to none.
 *
 * @param base What `baseOf` returned.
 */
export function pathBelow(base: string, { href, pathname, search }: URL): string | undefined {
  if (!href.startsWith(base)) return undefined;
  const path = base === '' ? pathname + search : href.slice(base.length);
  return find(path) && path;
}
