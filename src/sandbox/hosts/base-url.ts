import { reject } from '../contract/option-rules.ts';
import { find, isOverview } from '../contract/router.ts';
import { controlPath } from '../control/control.ts';
import { problemDetails, type SandboxResponse } from '../contract/messages.ts';

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

/**
 * Returns the path of a base URL, which can be a path alone, without the beginning of the paths of the contract.
 *
 * @throws {TypeError} It is not an HTTP URL.
 */
export const basePathOf = (baseUrl: string = ''): string =>
  new URL(baseOf(baseUrl, anyHost) || anyHost).pathname.replace(/\/$/, '');

const anyHost = 'http://sandbox.test';

/**
 * Returns the path that a request has below a base path; undefined if it is not below it. The overview and the control API are
 * also where they are without a base path.
 */
export function pathIn(base: string, path: string): string | undefined {
  if (base === '') return path;
  const rest = path.startsWith(base) ? path.slice(base.length) : '';
  if (rest.startsWith('/')) return rest;
  if (path === base || rest.startsWith('?')) return `/${rest}`;
  return isOverview(path) || path.startsWith(controlPath) ? path : undefined;
}

/** Returns the response to a request that is not below a base path. */
export const outside = (base: string): SandboxResponse =>
  problemDetails(404, `The base URL of this sandbox has the path ${base}: add it to that of the client.`);
