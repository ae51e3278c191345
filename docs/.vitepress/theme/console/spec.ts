/** What the consoles offer. The build writes it into the page. */
import type { Guards } from '../../../../src/shared/guards.ts';

/** An operation with the values of its sample, which the reader can change. */
export interface ConsoleRequest {
  method: string;
  /** Path with `{name}` in the place of parameters. */
  path: string;
  parameters: { name: string; in: string; value: string }[];
  /** Content type of the body. */
  type?: string;
  /** JSON. */
  body?: string;
  form?: FormPart[];
}

export interface FormPart {
  name: string;
  /** Of a file, its name. */
  value: string;
  file: boolean;
  /** A file of the reader; one without it has the content of a sample. */
  content?: File;
}

/** A request to a server. */
export interface ServerRequest extends ConsoleRequest {
  /** Of the sandbox in the page too, for requests that the reader copies. */
  baseUrl: string;
  /** API key; empty for a request without one. */
  key: string;
}

/** An operation that the console with every operation sends. */
export interface ConsoleOperation extends ConsoleRequest {
  /** operationId. */
  id: string;
  /** Text of its button. */
  name: string;
  irreversible?: boolean;
  /** What the task must be for the operation to be allowed. */
  from?: Guards;
  /** What else must be true. */
  conditions?: string[];
}

export interface ConsoleSpec {
  baseUrl: string;
  apiKey: string;
  /** The name of a task within a sentence. */
  noun: string;
  create: ConsoleOperation;
  groups: { title: string; operations: ConsoleOperation[] }[];
  /** File names without extension that decide the result, with what each one does. */
  outcomes: [name: string, does: string][];
  /** The scopes that a key can have. */
  scopes: string[];
}

/** A task that the sandbox is given before a request. */
export interface GivenTask {
  /** What `states` are states of. */
  label: string;
  states: string[];
  task: { id: string; status: string } & Record<string, unknown>;
}

/** A server of the reader, in place of the sandbox. */
export interface OwnServer {
  /** Empty for the sandbox. */
  baseUrl: string;
  apiKey: string;
  /** Values of path parameters, by their names in snake_case. */
  ids: Record<string, string>;
}

/** A request and its response, as on the wire. */
export interface ConsoleExchange {
  method: string;
  /** Path and query. */
  path: string;
  headers: [name: string, value: string][];
  body?: string | undefined;
  form?: FormPart[] | undefined;
  /** The command that sends it. */
  curl: string;
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
