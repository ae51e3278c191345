/** The document for a renderer of OpenAPI that knows none of our extension fields. */
import { members } from '../lib/pointer.ts';
import type { Document, Json, ResponseObject } from './document.ts';
import { operationsInDocument, resolve } from './references.ts';
import type { Operation } from './operations.ts';
import { readServers, type Server } from './servers.ts';

/** What a renderer shows in addition to the contract. Texts are paragraphs of Markdown. */
export interface RendererTexts {
  /** Text below the description of the API. */
  info: string;
  /** Servers that the samples use, before those of the contract. */
  servers: Server[];
  /** Text for a place that names open questions. */
  questions: (ids: string[]) => string;
  /** The description of an operation, and extension fields of the renderer. */
  operation: (operation: Operation) => { description: string } & Record<`x-${string}`, Json>;
}

/** Returns a copy of the document with annotations, in which references have no siblings. */
export function forRenderer(
  document: Document,
  operations: Operation[],
  annotations: RendererTexts,
): Document {
  const copy = withQuestions(plain(document), annotations.questions);
  for (const { operation: written } of operationsInDocument(copy)) {
    const operation = operations.find(({ pointer }) => pointer === written.pointer);
    if (operation) Object.assign(written.value, annotations.operation(operation));
  }
  copy.servers = [...annotations.servers, ...(copy.servers ?? [])];
  // Its description says the same.
  delete copy.info.summary;
  copy.info.description = paragraphs(
    copy.info.description,
    ...Object.values(copy.components.securitySchemes ?? {}).map(({ description }) => description),
    annotations.info,
  );
  return copy;
}

/** A copy without what renderers do not show. */
function plain(document: Document): Document {
  const copy = structuredClone(document);
  // The description of a server is shown as plain text: its open questions move to the top.
  const open = [copy.info, ...(copy.servers ?? [])].flatMap((each) => each['x-open-questions'] ?? []);
  copy.info = { ...copy.info, 'x-open-questions': open };
  // A base URL of variables alone counts as a path below the page.
  copy.servers = readServers(copy);
  for (const { operation } of operationsInDocument(copy)) {
    operation.value.responses = Object.fromEntries(
      Object.entries(operation.value.responses).map(([status, response]) => {
        const { $ref: _, ...siblings } = response as ResponseObject & { $ref?: string };
        const shared = resolve(copy, response);
        const questions = [siblings, shared].flatMap((each) => each['x-open-questions'] ?? []);
        return [status, { ...shared, ...siblings, 'x-open-questions': [...new Set(questions)] }];
      }),
    );
  }
  return copy;
}

/** Adds a text to each place that names open questions, but for operations, which have texts of their own. */
function withQuestions(document: Document, text: RendererTexts['questions']): Document {
  const nodes = new Set([...members(document)].map(({ parent }) => parent));
  for (const node of nodes as Set<{ 'x-open-questions'?: string[]; description?: string }>) {
    const { 'x-open-questions': ids = [] } = node;
    // A description next to a reference would hide the one that it refers to.
    if (ids.length > 0 && !('$ref' in node || 'operationId' in node))
      node.description = paragraphs(node.description, text(ids));
  }
  return document;
}

const paragraphs = (...texts: (string | undefined)[]): string =>
  texts
    .map((text) => text?.trim())
    .filter(Boolean)
    .join('\n\n');
