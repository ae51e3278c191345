import { createHash } from 'node:crypto';

/**
 * Puts a Content-Security-Policy at the head of a page: only the files of the site itself are
 * loaded, and no script runs but these and the short ones that VitePress writes into the page.
 */
export function withPolicy(page: string): string {
  const inline = [...page.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const rules = [
    `default-src 'none'`,
    `script-src 'self' ${[...new Set(inline)].join(' ')}`,
    // Vue sets styles of elements.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    // The page of missing ones contains its font.
    `font-src 'self' data:`,
    // Pages that a reader is about to open are fetched ahead.
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ];
  const tags = [
    `<meta http-equiv="Content-Security-Policy" content="${rules.join('; ')}">`,
    '<meta name="referrer" content="no-referrer">',
  ];
  return page.replace('<head>', ['<head>', ...tags].join('\n    '));
}

/** Returns a page that may send requests to other hosts: for a reader who runs the site, and a server of their own. */
export const withOpenRequests = (page: string): string =>
  page.replace(`connect-src 'self'`, `connect-src 'self' http: https:`);
