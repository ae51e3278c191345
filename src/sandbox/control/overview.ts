import { contract } from '../../../generated/sandbox/contract/contract.ts';
import type { EngineResponse } from '../engine/types.ts';

/** Whether a path leads to the overview of the sandbox. */
export const isOverview = (path: string): boolean => path === '/' || path.startsWith('/?');

/** A path with the methods that it accepts. */
export interface ServedPath {
  path: string;
  methods: string[];
}

/** Returns what a sandbox serves: as a page for browsers, as JSON for all other clients. */
export function overview(control: ServedPath[], accept: string = ''): EngineResponse {
  const { version } = contract;
  const operations = contract.operations.map(({ id, method, path }) => ({ operation: id, method, path }));
  if (!accept.includes('text/html')) {
    const body = { name: 'docproc-sandbox', version, operations, control };
    return { status: 200, type: 'application/json', body: `${JSON.stringify(body, undefined, 2)}\n` };
  }
  const rows = [
    ...operations.map(({ operation, method, path }) => [method, escaped(path), escaped(operation)]),
    ...control.map(({ path, methods }) => [methods.join(', '), link(path, methods), 'control plane']),
  ];
  const table = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return {
    status: 200,
    type: 'text/html; charset=utf-8',
    body:
      '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">' +
      `<title>docproc-sandbox ${version}</title><h1>docproc-sandbox ${version}</h1>` +
      '<p>A sandbox of the Document Processing Service. It accepts any API key except sandbox:invalid.</p><table>' +
      `<tr><th>Method</th><th>Path</th><th>Operation</th></tr>${table.join('')}</table></html>`,
  };
}

function link(path: string, methods: string[]): string {
  const text = escaped(path);
  return methods.includes('GET') && !path.includes('{') ? `<a href="${text}">${text}</a>` : text;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
