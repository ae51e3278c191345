/** Compares the requests that the service sends: clients receive what is in them, and send the responses. */
import type { RequestBody, Webhook, WebhookRequest } from '../../model/index.ts';
import { type Comparison, pairs, same } from '../comparison.ts';
import { compareContents } from './messages.ts';
import { compareParameters } from './parameters.ts';
import { ValueComparison } from './schemas.ts';

export function compareWebhooks(comparison: Comparison): void {
  const { base, revision, changes } = comparison;
  const byLabel = (webhooks: Webhook[]) => webhooks.map((each): [string, Webhook] => [each.label, each]);
  for (const { name, a, b } of pairs(byLabel(base.webhooks), byLabel(revision.webhooks))) {
    if (a && b) compareRequests(comparison, a, b);
    else if (a)
      changes.add('webhook-removed', 'major', ['receives'], a.pointer, `There is no more ${bare(name)}.`);
    else if (b)
      changes.add('webhook-added', 'minor', ['receives'], b.pointer, `There is a new ${bare(name)}.`);
  }
}

const bare = (label: string): string => label.replace(/^the /, '');

function compareRequests(comparison: Comparison, before: Webhook, after: Webhook): void {
  const { changes } = comparison;
  const byName = ({ requests }: Webhook) =>
    requests.map((each): [string, WebhookRequest] => [each.name, each]);
  for (const { name, a, b } of pairs(byName(before), byName(after))) {
    if (a && b) compareRequest(comparison, after.label, a, b);
    else if (a) {
      const message = `${after.label} sends no ${name} any more.`;
      changes.add('webhook-removed', 'major', ['receives'], a.pointer, message);
    } else if (b)
      changes.add('webhook-added', 'minor', ['receives'], b.pointer, `${after.label} can send ${name} now.`);
  }
}

function compareRequest(comparison: Comparison, label: string, a: WebhookRequest, b: WebhookRequest): void {
  const { changes } = comparison;
  const seen = new Set<string>();
  const received = new ValueComparison(comparison, 'receives', label, seen);
  compareParameters(received, a.parameters, b.parameters);
  compareContents(received.at(`the body of ${label}`), contentsOf(a.body), contentsOf(b.body));
  if (a.body && b.body && a.body.required !== b.body.required) {
    const [effect, how] = b.body.required
      ? (['narrower', 'always'] as const)
      : (['wider', 'not always'] as const);
    received.report('body-required', effect, b.pointer, `${label} ${how} has a body now.`);
  }
  for (const { name, a: had, b: has } of pairs(responsesOf(a), responsesOf(b))) {
    const sent = new ValueComparison(comparison, 'sends', `response ${name} to ${label}`, seen);
    if (had && has) {
      compareContents(sent, withoutExamples(had.contents), withoutExamples(has.contents));
      compareParameters(sent, had.headers, has.headers);
    } else if (had)
      sent.report('status-removed', 'narrower', had.at, `${label} accepts no ${name} any more.`);
    else if (has) sent.report('status-added', 'wider', has.at, `${label} accepts ${name} now.`);
  }
  const isReported = changes.list.some(({ pointer }) => `${pointer}/`.startsWith(`${b.pointer}/`));
  if (isReported || same(a.written, b.written)) return;
  changes.add('webhook-changed', 'patch', [], b.pointer, `${label} is described in another way.`);
}

const responsesOf = ({ responses }: WebhookRequest) =>
  responses.map((each): [string, (typeof responses)[number]] => [each.status, each]);

/** No mock returns the examples of webhooks. */
const withoutExamples = <C extends { examples: unknown[] }>(contents: C[]): C[] =>
  contents.map((content) => ({ ...content, examples: [] }));

const contentsOf = (body: RequestBody | undefined) => withoutExamples(body ? [body, ...body.others] : []);
