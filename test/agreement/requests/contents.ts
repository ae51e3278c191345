/** Requests with bodies of other media types, malformed bodies, and forms with unusual parts. */
import type { Model, Operation } from '../../../scripts/model/index.ts';
import {
  contentOf,
  fileFieldOf,
  rejectedWith,
  usual,
  valueOfBody,
  type Part,
  type RequestCase,
  type Sent,
} from './request.ts';

type Body = NonNullable<Operation['body']>;
type Change = (what: string, body: Sent | undefined, valid: boolean) => RequestCase;

export function* contentCases(model: Model): Generator<RequestCase> {
  for (const operation of model.operations) {
    const { id, body } = operation;
    if (!body) continue;
    const base = usual(operation, model);
    const change: Change = (what, sent, valid) => {
      const { body: _, value: __, ...others } = base;
      return {
        ...others,
        label: `${id} ${what}`,
        aspect: 'content',
        ...(sent && { body: sent }),
        // Whatever the form is that the client sends, the value is the same.
        ...(valid && sent && { value: valueOfBody(body, base.values.path) }),
        valid,
        rejectedWith: valid ? [] : rejectedWith(operation),
      };
    };
    yield change('without a body', undefined, !body.required);
    // The source shows no body: what a server does with one is unspecified.
    if (body.schema.types.length + body.schema.properties.length + body.schema.alternatives.length === 0)
      continue;
    const value = valueOfBody(body, base.values.path);
    yield change(`as ${body.mediaType}`, contentOf(body, value), true);
    if (body.kind === 'json') yield* jsonCases(body, JSON.stringify(value), change);
    if (body.kind === 'form') yield* formCases(body, contentOf(body, value), change);
    yield* otherTypes(body, change);
  }
}

/** The same text in a media type that the contract does not list. */
function* otherTypes({ mediaType }: Body, change: Change): Generator<RequestCase> {
  for (const type of ['text/plain', 'application/json', 'application/xml']) {
    if (type !== mediaType) yield change(`as ${type}`, { type, text: '{}' }, false);
  }
}

function* jsonCases(
  { mediaType: type }: Pick<Body, 'mediaType'>,
  text: string,
  change: Change,
): Generator<RequestCase> {
  yield change(`as ${type} with a charset`, { type: `${type}; charset=utf-8`, text }, true);
  yield change('with its media type in capitals', { type: type.toUpperCase(), text }, true);
  yield change('with white space around the body', { type, text: `\n ${text}\t` }, true);
  yield change('with a body that is cut off', { type, text: text.slice(0, -1) }, false);
  yield change('with two bodies', { type, text: text + text }, false);
  yield change('with a body that is no JSON', { type, text: 'issues=1' }, false);
}

function* formCases(body: Pick<Body, 'kind' | 'schema'>, sent: Sent, change: Change): Generator<RequestCase> {
  const file = fileFieldOf(body);
  if (!('form' in sent) || file === undefined) return;
  const others = sent.form.filter(({ name }) => name !== file);
  const one: Part = { name: file, text: 'bytes', file: 'a.pdf' };
  const form = (...parts: readonly Part[]): Sent => ({ form: parts });
  const isArray = body.schema.properties.some(({ name, schema }) => name === file && schema.items);
  if (isArray) yield change('with two files', form(one, { ...one, file: 'b.pdf' }, ...others), true);
  yield change('with its files after the fields', form(...others, one), true);
  yield change(
    'with a file name in Unicode',
    form({ ...one, file: 'Rechnung März 📄.pdf' }, ...others),
    true,
  );
  yield change('with an empty file', form({ ...one, text: '' }, ...others), true);
  yield change('with an undeclared part', form(one, ...others, { name: 'extra', text: 'x' }), true);
  yield change('with a form without parts', form(), false);
  const [type, text] = ['multipart/form-data; boundary=boundary', written('boundary', [one, ...others])];
  yield change('with a form written by hand', { type, text }, true);
  yield change('with a form without a boundary', { type: 'multipart/form-data', text }, false);
  yield change(
    'with a form of another boundary',
    { type: 'multipart/form-data; boundary=another', text },
    false,
  );
  yield change('with a form that is cut off', { type, text: text.slice(0, -10) }, false);
  yield change(
    'with a form whose parts have no names',
    { type, text: text.replaceAll(/; name="\w+"/g, '') },
    false,
  );
  const pairs = new URLSearchParams(others.map(({ name, text: value }) => [name, value])).toString();
  yield change('with a form in one line', { type: 'application/x-www-form-urlencoded', text: pairs }, false);
}

/** A form as it is on the wire. */
const written = (boundary: string, parts: readonly Part[]): string =>
  parts
    .map(({ name, text, file }) => {
      const fileName = file === undefined ? '' : `; filename="${file}"`;
      const type = file === undefined ? '' : 'Content-Type: application/pdf\r\n';
      return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${fileName}\r\n${type}\r\n${text}\r\n`;
    })
    .concat(`--${boundary}--\r\n`)
    .join('');
