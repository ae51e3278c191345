/** Requests and responses of the sandbox: no sockets, no streams. */
import { isJson } from '../../shared/json.ts';
import type { Json } from './types.ts';

/** A request as the sandbox sees it: no sockets, no streams. */
export interface SandboxRequest {
  method: string;
  /** Path with its query, still encoded. */
  path: string;
  headers: RequestHeaders;
  /** Text of a body, or the form that an adapter has read. Undefined or empty if there is none. */
  body?: string | Form | undefined;
  /** What was wrong with the body already when it was read. */
  unreadable?: string | undefined;
}

/** Headers of a request by their names in lower case. */
export interface RequestHeaders {
  readonly accept?: string | undefined;
  readonly authorization?: string | undefined;
  readonly 'content-type'?: string | undefined;
  readonly prefer?: string | undefined;
  readonly [name: string]: string | string[] | undefined;
}

/** What the sandbox returns without an adapter. An adapter follows `delivery`, if it is there. */
export interface SandboxResponse {
  /** 0 if the connection ends without a response. */
  status: number;
  /** Media type; empty if there is no body. */
  type: string;
  body: string;
  /** In place of the body, where that has no end. */
  stream?: ReadableStream<Uint8Array>;
  /** Other headers, by their names in lower case. */
  headers?: Readonly<Record<string, string>>;
  /** How a fault changes its way. */
  delivery?: {
    /** Milliseconds to wait before it is sent. */
    delayMs?: number;
    /** Ends the connection in the middle of the body. */
    cut?: boolean;
  };
}

/** A form after its bytes were counted and thrown away. */
export interface Form {
  readonly files: FormFile[];
  readonly fields: Map<string, string[]>;
  /** Names of the fields that the contract does not have. */
  readonly ignored: string[];
  problem: { kind: 'fileSize' | 'fileCount' | 'form'; text: string } | undefined;
}

/** A file of a form, without its bytes. */
export interface FormFile {
  name: string;
  type: string;
  size: number;
  /** SHA-256 of its bytes in hexadecimal digits, where the runtime has it. */
  sha256?: string;
}

/** Returns a response with a value: as JSON where the media type is JSON, else as text. */
export function rendered(status: number, type: string, value: Json): SandboxResponse {
  if (isJson(type)) return { status, type, body: JSON.stringify(value) };
  return { status, type: value === '' ? '' : type, body: String(value) };
}

/** Returns a response of the sandbox itself, about something that the contract does not cover. */
export function problemDetails(status: number, detail: string): SandboxResponse {
  return { status, type: 'application/problem+json', body: JSON.stringify({ status, detail }) };
}

/** Returns the response for an error that is a bug of ours. */
export function mistake({ log }: { log(line: string): void }, error: unknown): SandboxResponse {
  log(`This is a mistake of the sandbox, please report it: ${(error as Error).stack}`);
  return problemDetails(500, 'The sandbox made a mistake; its log has more.');
}
