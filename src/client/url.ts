import { hasParameters } from '../../generated/client/contract/contract.ts';
import { forBrowsers } from './for-browsers.ts';
import type { OperationData } from './operation.ts';
import { quote } from './to-text.ts';

/** Values of parameters by their names in the contract. */
export type ParameterValues = Record<string, unknown>;

/** What is sent in addition to the body. */
export interface Target {
  url: string;
  headers?: Record<string, string> | undefined;
}

/** The texts of each path and the names of its parameters, in turns. To search for them takes a tenth of the client's time. */
const partsOf: Record<string, string[]> = {};

/**
 * Returns the target of an operation from the parameters in its path, and from options with those beyond the path, by
 * their names.
 */
export function targetOf(
  baseUrl: string,
  operation: OperationData,
  path: ParameterValues,
  options: Pick<Target, 'headers'> | undefined,
): Target {
  const fill = (name: string): string => encode(operation, name, path[name]);
  let url = baseUrl;
  if (forBrowsers) url += operation.path.replace(/{(.*?)}/g, (_, name: string) => fill(name));
  else
    (partsOf[operation.path] ??= operation.path.split(/[{}]/)).forEach((part, index) => {
      url += index % 2 ? fill(part) : part;
    });
  // A bundler leaves the serialization out while no operation has parameters beyond its path.
  if (!hasParameters) return { url, headers: options?.headers };
  const { query, headers } = toValues(operation, { ...options });
  return { url: url + query, headers };
}

/** Returns the query and the headers with the parameters that the options set. */
function toValues(
  { parameters = [] }: OperationData,
  options: ParameterValues & Pick<Target, 'headers'>,
): { query: string; headers: Record<string, string> } {
  const query: string[] = [];
  const headers: Record<string, string> = {};
  for (const { in: where, name, option } of parameters) {
    const value = options[option] ?? undefined;
    if (value === undefined) continue;
    if (where === 'header') headers[name] = String(value);
    else query.push(...toPairs(name, value));
  }
  return {
    query: query.length > 0 ? `?${query.join('&')}` : '',
    headers: { ...headers, ...options.headers },
  };
}

/** Returns a parameter as pairs `name=value`, one for each item of an array. */
export const toPairs = (name: string, value: unknown): string[] =>
  [value].flat().map((each) => `${name}=${encodeURIComponent(String(each))}`);

/** What can be read as a separator or a dot segment. On servers, decoded, also in bytes of full width or that are not valid, or cut off. */
const leavesPath = forBrowsers
  ? /[/\\]|%(25)*(2f|5c)|^(\.|%(25)*2e){0,2}$/i
  : /[/\\]|[\xc0\xc1][\x80-\xbf]|\xe0[\x80-\x9f]|\xf0[\x80-\x8f]|\xef\xbc[\x8f\xbc]|^\s*(\.|\xef\xbc\x8e|\xe2\x80[\xa4\xa5]){0,2}(\s*$|(?<=\.)[;?#\0])/;

/** Returns a text without percent codes, also without those in codes. */
function decode(text: string): string {
  const plain = text.replace(/%(?:25)*(?:u00)?([\da-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return plain === text ? text : decode(plain);
}

/** Rejects ids that would change the path instead of filling it in. Of a larger number, digits are lost. */
function encode(operation: OperationData, name: string, value: unknown): string {
  if (Number.isSafeInteger(value)) return `${value}`;
  try {
    if (typeof value === 'string') {
      // To look for more takes a fiftieth of a request.
      if (!forBrowsers && /^[-\w]+$/.test(value)) return value;
      // Some servers read letters of full width as those of ASCII.
      const leaves = leavesPath.test(forBrowsers ? value : decode(value.normalize('NFKC')));
      if (!leaves) return encodeURIComponent(value);
    }
  } catch {
    // Half of a surrogate pair.
  }
  throw new TypeError(`${operation.id}: ${name} must be an identifier, not ${quote(value)}`);
}
