/** What the console offers. The build writes it into the page. */
import type { Guards } from '../../../../src/shared/guards.ts';

/** An operation that the console sends. */
export interface ConsoleOperation {
  /** operationId. */
  id: string;
  /** Text of its button. */
  name: string;
  method: string;
  /** Path with parameters in snake_case. */
  path: string;
  /** Example values of its path parameters. */
  values: Record<string, string>;
  /** Whether it creates an upload from files. */
  creates?: boolean;
  irreversible?: boolean;
  /** What the task must be for the operation to be allowed. */
  from?: Guards;
  /** What else must be true. */
  conditions?: string[];
  /** With `?`. */
  query?: string;
  headers: [name: string, value: string][];
  /** Example of the JSON body. */
  body?: string;
  /** The same request with the SDK, with `{{name}}` in the place of values. */
  sample: string;
}

export interface ConsoleSpec {
  /** Base URL and API key for requests that the reader copies. */
  sandboxUrl: string;
  apiKey: string;
  /** The name of a task within a sentence. */
  noun: string;
  /** Name of the part of the form that has a file. */
  file: string;
  /** The other required parts of the form. */
  fields: Record<string, string>;
  create: ConsoleOperation;
  groups: { title: string; operations: ConsoleOperation[] }[];
  /** File names without extension that decide the result, with what each one does. */
  outcomes: [name: string, does: string][];
  /** The scopes that a key can have. */
  scopes: string[];
}

/** A server of the reader, in place of the sandbox. */
export interface OwnServer {
  /** Empty for the sandbox. */
  baseUrl: string;
  apiKey: string;
  /** Values of path parameters. */
  ids: Record<string, string>;
}

/** A part of a form as it was sent. */
export interface Part {
  name: string;
  value: string;
  /** Bytes, if it is a file. */
  size?: number;
}

/** A request and its response, as on the wire. */
export interface Exchange {
  number: number;
  operation: ConsoleOperation;
  baseUrl: string;
  /** Path and query. */
  path: string;
  /** Values of the path parameters. */
  ids: Record<string, string>;
  headers: [name: string, value: string][];
  body?: string;
  form?: Part[];
  /** 0 if no response was received. */
  status: number;
  responseHeaders: [name: string, value: string][];
  response: string;
}

/** The class that colors a status. */
export const tone = (status: number): 'good' | 'partial' | 'bad' =>
  status === 207 ? 'partial' : status >= 200 && status < 300 ? 'good' : 'bad';

/** Returns the value of a JSON text; undefined if it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a body as it is shown: JSON with indents. */
export function pretty(text: string): string {
  const value = parsed(text);
  return value === undefined ? text || 'No body' : JSON.stringify(value, null, 2);
}

/** A form with files, and other parts. */
export function formOf(parts: { name: string; value: string; file?: File }[]): FormData {
  const form = new FormData();
  for (const { name, value, file } of parts) {
    if (file) form.append(name, file, value);
    else form.append(name, value);
  }
  return form;
}
