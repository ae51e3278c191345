/** Other runtimes may share the bytes of a chunk with their own code. */
const isNode = !('Bun' in globalThis || 'Deno' in globalThis);

/**
 * Frees a chunk that was read and is not needed any more: without a copy of it, its length is then 0. V8 assigns bytes
 * outside of its heap little weight, and lets some 100 MB of them pile up while a large upload streams through. Node 20
 * cannot free them, and has fewer.
 */
export function free(chunk: Buffer): void {
  const buffer: ArrayBufferLike & { transfer?: (length: number) => unknown } = chunk.buffer;
  // Small chunks are parts of a buffer that others have parts of.
  if (isNode && chunk.byteOffset === 0 && chunk.length === buffer.byteLength) buffer.transfer?.(0);
}
