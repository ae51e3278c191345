/** Requests that the service sends: webhooks of the document, and callbacks of operations. */
import { type Document, methods, type PathItem, type Reference } from './document.ts';
import { readBody, readResponse } from './messages.ts';
import { readParameters, operationsInDocument } from './operations.ts';
import { entries, follow, member, type WithPointer } from './references.ts';
import type { SchemaReader } from './schemas.ts';

export type Webhook = ReturnType<typeof readWebhooks>[number];
/** A request of a webhook or callback. */
export type WebhookRequest = Webhook['requests'][number];

/** Returns the webhooks of a document, and the callbacks of its operations. */
export function readWebhooks(document: Document, read: SchemaReader) {
  const webhook = (
    label: string,
    pointer: string,
    items: [url: string, WithPointer<PathItem | Reference>][],
  ) => ({
    /** `the webhook NAME` or `the callback NAME of OPERATION`. */
    label,
    pointer,
    requests: items.flatMap(([url, written]) => requestsOf(document, url, written, read)),
  });
  const webhooks = entries(member({ value: document, pointer: '#' }, 'webhooks')).map(([name, item]) =>
    webhook(`the webhook ${name}`, item.pointer, [['', item]]),
  );
  const callbacks = operationsInDocument(document).flatMap(({ path, method, operation }) =>
    entries(member(operation, 'callbacks')).map(([name, written]) => {
      const callback = follow<Record<string, PathItem>>(document, written);
      const id = operation.value.operationId ?? `${method} ${path}`;
      return webhook(`the callback ${name} of ${id}`, callback.pointer, entries(callback));
    }),
  );
  return [...webhooks, ...callbacks];
}

function requestsOf(
  document: Document,
  url: string,
  written: WithPointer<PathItem | Reference>,
  read: SchemaReader,
) {
  const item = follow<PathItem>(document, written);
  return methods.flatMap((method) => {
    const operation = member(item, method);
    if (!operation) return [];
    const { value, pointer } = operation;
    return {
      /** `POST`, followed by the expression of the URL for a callback. */
      name: `${method.toUpperCase()} ${url}`.trim(),
      pointer,
      /** The request as it is written. */
      written: value,
      parameters: readParameters(document, { path: url, method, item, operation }, read),
      body: readBody(document, operation, read),
      responses: entries(member(operation, 'responses')).map(([status, response]) =>
        readResponse(document, status, response, read),
      ),
    };
  });
}
