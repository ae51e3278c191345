import type { Content } from './exchange.js';
import type { StreamFile } from './files.js';
type Part = File | StreamFile;
/**
 * A `multipart/form-data` body that passes streams through as they come, for `FormData` takes none.
 * The sizes of its parts are known, so the body has a `content-length`.
 */
export declare function multipart(operation: string, fields: FormData, files: Part[]): Content;
export {};
