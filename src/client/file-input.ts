/** The forms in which a program has a file. */

/**
 * One file, in any of these forms:
 * - a path or a `file:` URL, where there is a file system (Node, Bun, Deno); read while it is sent. A text is always
 *   a path, so do not pass on one that you were given.
 * - a path with a name and a media type
 * - a `Blob` or a `File`
 * - bytes: a `Buffer`, any typed array, an `ArrayBuffer`
 * - bytes or a `Blob` with a name
 * - a stream with a size
 *
 * What a value is decides, and not what it has beside: the bytes of a `File` are sent, also if it has a `path`.
 *
 * Bytes and a `Blob` without a name get one from their place in the array: `file-1`, `file-2`. The name is that of the task.
 */
export type FileInput =
  | string
  | URL
  | Blob
  | ArrayBuffer
  | ArrayBufferView
  | PathFile
  | NamedFile
  | StreamFile;

/** A file on disk. */
export interface PathFile {
  path: string | URL;
  /**
   * Name that the service gets.
   *
   * @default the last part of the path
   */
  name?: string | undefined;
  /** Media type. */
  type?: string | undefined;
}

/** Bytes with a name. */
export interface NamedFile {
  name: string;
  data: Blob | ArrayBuffer | ArrayBufferView;
  /** Media type. */
  type?: string | undefined;
}

/**
 * A stream of a known size. It can be sent once only, so a request with one is never retried, and it is closed when the
 * request ends, unless it is a request that a server of Node received. Browsers cannot send streams: there it is read into
 * memory first.
 */
export interface StreamFile {
  name: string;
  stream: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;
  /** Bytes in the stream. */
  size: number;
  /** Media type. */
  type?: string | undefined;
}
