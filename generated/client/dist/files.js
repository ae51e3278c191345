import { limits } from './contract.js';
import { DocprocError, FileLimitError } from './errors.js';
import { multipart } from './multipart.js';
/** Opens the files, holds them against the limits, and puts them into a form. No byte is sent. */
export async function createForm(operation, { files, name, meta }, projectId, checkLimits = true) {
    if (files.length === 0)
        throw new TypeError(`${operation}: files is empty`);
    if (checkLimits && files.length > limits.fileCount) {
        throw new FileLimitError(operation, 'fileCount', limits.fileCount, files.length);
    }
    const parts = await Promise.all(files.map((file, index) => toPart(operation, file, index)));
    const tooLarge = checkLimits && parts.find((part) => part.size > limits.fileSize);
    if (tooLarge) {
        throw new FileLimitError(operation, 'fileSize', limits.fileSize, tooLarge.size, tooLarge.name);
    }
    // Fields go first, so that a server that reads the form as a stream has them when a file begins.
    const form = toForm({ projectId, name, meta });
    const size = parts.reduce((sum, part) => sum + part.size, 0);
    if (!parts.every((part) => part instanceof File)) {
        return { ...multipart(operation, form, parts), size, once: true };
    }
    for (const part of parts)
        form.append('file', part);
    return { body: form, size, once: false };
}
/** A form from an object: blobs and texts as they are, lists of blobs as parts of one name, the rest as JSON. */
export function toForm(fields) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
        const blobs = [value].flat().filter((item) => item instanceof Blob);
        for (const blob of blobs)
            form.append(name, blob);
        if (blobs.length === 0 && value !== undefined) {
            form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
        }
    }
    return form;
}
async function toPart(operation, file, index) {
    if (typeof file === 'string' || file instanceof URL)
        return open(operation, file);
    if (file instanceof File && file.name)
        return file;
    if (file instanceof Blob || file instanceof ArrayBuffer || ArrayBuffer.isView(file)) {
        return toFile(`file-${index + 1}`, file);
    }
    if ('stream' in file)
        return file;
    if ('data' in file)
        return toFile(file.name, file.data, file.type);
    throw new TypeError(`${operation}: file ${index + 1} is not of a kind that can be sent`);
}
/** A file of the same bytes: those of a blob are not copied. The cast leaves out SharedArrayBuffer. */
function toFile(name, data, type) {
    return new File([data], name, { type: type ?? (data instanceof Blob ? data.type : '') });
}
/** A file on disk, which is read when it is sent, and not before. */
async function open(operation, path) {
    const location = typeof path === 'string' ? path : decodeURIComponent(path.pathname);
    const fs = globalThis.process?.getBuiltinModule?.('node:fs');
    if (!fs) {
        throw new TypeError(`${operation}: ${path} is a path, and there is no file system here: give a Blob`);
    }
    try {
        if (!(await fs.promises.stat(path)).isFile())
            throw new Error('not a file');
        return toFile(location.split(/[\\/]/).at(-1) ?? '', await fs.openAsBlob(path));
    }
    catch (cause) {
        throw new DocprocError(operation, `cannot open ${path}: ${cause.message}`, { cause });
    }
}
