/** Checks what helps clients and the contract does not require: headers of errors, leaked data. Reports advice only. */
import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { Exchange } from '../requests/exchange.ts';
import { undeclared } from '../requests/received.ts';
import type { Session } from '../requests/session.ts';
import { InconclusiveError } from '../contract/errors.ts';
import type { Check, CheckContext } from './check.ts';

export const hygieneChecks = (): Check[] => [
  advice(
    'www-authenticate',
    '401 has the header WWW-Authenticate',
    ({ status }) => status === 401,
    missing('www-authenticate'),
  ),
  advice(
    'retry-after',
    '429 and 503 have the header Retry-After',
    ({ status }) => status === 429 || status === 503,
    missing('retry-after'),
  ),
  advice(
    'stack-trace',
    'no body of an error has a stack trace',
    ({ status }) => status >= 400,
    ({ text }) => (stack.test(text.replaceAll(String.raw`\n`, '\n')) ? 'a stack trace' : undefined),
  ),
  advice(
    'key-in-body',
    'no body has a key',
    () => true,
    ({ text }, { session }) =>
      session.secrets().some((key) => key.length > 5 && text.includes(key))
        ? 'the key of the request'
        : undefined,
  ),
  allow(),
  undeclaredFields(),
];

const stack =
  /^\s+at .+[:(]\d+|Traceback \(most recent call last\)|\bat [\w.$]+\([\w.]+\.java:\d+\)|Exception in thread/m;

const all = ({ http }: Session): Exchange[] => [...http.exchanges, ...http.delayed];

const missing =
  (header: string) =>
  ({ headers }: Exchange): string | undefined =>
    headers[header] === undefined ? `no header ${header}` : undefined;

function advice(
  name: string,
  title: string,
  concerns: (exchange: Exchange) => boolean,
  wrong: (exchange: Exchange, context: CheckContext) => string | undefined,
): Check {
  return {
    id: `hygiene/${name}`,
    title,
    expects: `${title[0]?.toUpperCase()}${title.slice(1)}. Otherwise, the check reports advice.`,
    run(context) {
      const concerned = all(context.session).filter(concerns);
      if (concerned.length === 0) throw new InconclusiveError('there was no such response');
      for (const exchange of concerned) {
        const seen = wrong(exchange, context);
        if (seen !== undefined) return context.advice(exchange, `Advised: ${title}.`, title, seen);
      }
    },
  };
}

/** A method that the path does not have. */
function allow(): Check {
  return {
    id: 'hygiene/allow',
    title: '405 has the header Allow',
    sends: 'DELETE to a path of the contract that does not have it.',
    expects: 'A response with 405 has the header Allow. Otherwise, the check reports advice.',
    async run(context) {
      const [operation] = contract.operations;
      if (!operation) throw new InconclusiveError('the contract has no operation');
      const id = `unknown-${crypto.randomUUID()}`;
      const exchange = await context.send(operation, undefined, { method: 'DELETE', id });
      if (exchange.status !== 405) throw new InconclusiveError(`DELETE returned ${exchange.status}`);
      if (exchange.headers['allow'] !== undefined) return;
      context.advice(exchange, '405 has no header Allow.', 'Allow', 'no header');
    },
  };
}

/** Members of responses that the contract does not declare. */
const undeclaredFields = (): Check => ({
  id: 'forward/undeclared',
  title: 'fields of responses that the contract does not know',
  expects: 'The contract allows further fields. Each is an observation.',
  run(context) {
    if (all(context.session).length === 0) throw new InconclusiveError('there was no response');
    const found = new Map<string, Exchange>();
    for (const exchange of all(context.session)) {
      for (const field of undeclared(exchange))
        found.set(`${exchange.operation.id} ${exchange.status} ${field}`, exchange);
    }
    for (const [field, exchange] of found) {
      const message = `${exchange.operation.id} returned a field that the contract does not know: ${field.split(' ')[2]}.`;
      context.observation(exchange, message, 'not specified', field);
    }
  },
});
