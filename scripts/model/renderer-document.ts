/** The document for a renderer of OpenAPI that knows none of our extension fields. */
import { type Document, type Json, methods, type ResponseObject } from './document.ts';
import { resolve } from './references.ts';
import type { Operation } from './operations.ts';
import { readServers, type Server } from './servers.ts';

/** What a renderer shows in addition to the contract. Texts are paragraphs of Markdown. */
export interface RendererTexts {
  /** Text below the description of the API. */
  info: string;
  /** Servers that the samples use, before those of the contract. */
  servers: Server[];
  /** The description of an operation, and extension fields of the renderer. */
  operation: (operation: Operation) => { description: string } & Record<`x-${string}`, Json>;
}

/** Returns a copy of the document with annotations, in which references to responses have no siblings. */
export function forRenderer(
  document: Document,
  operations: Operation[],
  annotations: RendererTexts,
): Document {
  const copy = structuredClone(document);
  for (const item of Object.values(copy.paths)) {
    for (const method of methods) {
      const written = item[method];
      const operation = operations.find(({ id }) => id === written?.operationId);
      if (!written || !operation) continue;
      Object.assign(written, annotations.operation(operation));
      for (const [status, response] of Object.entries(written.responses)) {
        const { $ref: _, ...siblings } = response as ResponseObject & { $ref?: string };
        written.responses[status] = { ...resolve(copy, response), ...siblings };
      }
    }
  }
  // A base URL of variables alone counts as a path below the page.
  copy.servers = [...annotations.servers, ...readServers(copy)];
  const schemes = Object.values(copy.components.securitySchemes ?? {});
  const texts = [copy.info.description, ...schemes.map(({ description }) => description), annotations.info];
  copy.info.description = texts.flatMap((text) => text?.trim() ?? []).join('\n\n');
  return copy;
}
