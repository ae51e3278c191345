/** Blocks that show a lifecycle as a picture. */
import { fence } from '../../lib/markdown.ts';
import type { Operation } from '../../model/index.ts';
import { upperFirst } from '../../model/names.ts';
import type { SiteModel } from './advice.ts';
import { type Diagram, draw, legend, readDiagram, words } from './diagram.ts';
import type { Links } from './links.ts';
import { samplesOf } from './samples/index.ts';
import { literal } from './samples/literals.ts';
import { requestOf, target } from './samples/sample-request.ts';
import { actionsOn } from './transition-tables.ts';

/** Where a block is shown: on a page of the site, or in its Markdown version. */
export type Target = 'site' | 'markdown';

/** A block that differs between the two. */
export type Figure = Record<
  Target,
  (site: SiteModel, links: Links, argument: string) => string | Promise<string>
>;

/** How a field of a record changes: `diagram Task status`; without a field, that of the lifecycle. */
export const diagram: Figure = {
  site: async (site, _links, argument) => {
    const shown = read(site, argument);
    const id = `${shown.record}-${shown.field}`.toLowerCase();
    return [
      `<figure class="diagram">\n${await draw(shown, id)}`,
      `<figcaption>${legend(shown)}</figcaption>`,
      `<details>\n<summary>The same in words</summary>\n<div id="${id}-words">\n\n${words(shown)}\n\n</div>\n</details>\n</figure>`,
    ].join('\n');
  },
  markdown: (site, _links, argument) => words(read(site, argument)),
};

function read(site: SiteModel, argument: string): Diagram {
  const [record = '', field = site.resources[record]?.lifecycle?.field ?? ''] = argument.split(' ');
  return readDiagram(site, record, field);
}

/** An operation in every language. */
export const sample: Figure = {
  site: (site, _links, id) =>
    [
      '::: code-group',
      ...samplesOf(site, site.operation(id)).map(({ lang, highlight, source }) =>
        fence(`${highlight} [${lang}]`, source),
      ),
      ':::',
    ].join('\n\n'),
  markdown: (site, _links, id) =>
    samplesOf(site, site.operation(id))
      .map(({ lang, highlight, source }) => `${lang}:\n\n${fence(highlight, source)}`)
      .join('\n\n'),
};

/** A console that runs the sandbox in the page, with the operations on a record: `try-it Task`. */
export const tryIt: Figure = {
  site: async (site, _links, record) => {
    const shown = read(site, record);
    const reads = site.operations.filter((each) => each.record === record && each.store?.action === 'get');
    const actions = [...reads, ...actionsOn(site, record)].map((each) => action(site, each));
    const creates = site.operations.find(({ transition }) =>
      transition?.creates?.some((created) => created.record === record),
    );
    if (!creates) throw new Error(`No operation creates a ${record}.`);
    const id = `try-${shown.field}`;
    return [
      `<TryIt :upload='${prop(action(site, creates))}' :actions='${prop(actions)}'>`,
      await draw(shown, id),
      '</TryIt>',
      '',
      `<div id="${id}-words" hidden>\n\n${words(shown)}\n\n</div>`,
    ].join('\n');
  },
  markdown: () => 'The site has a console here that runs the sandbox in the page.',
};

/** A record that the sandbox can be given in any state. */
const seeded = 'Task';

/** A console that sends one operation to the sandbox in the page. Empty where it has nothing to send. */
export function tryOperation(site: SiteModel, operation: Operation): string {
  const { record, recordParameter, method, body } = operation;
  const request = requestOf(site, operation);
  const lifecycle = record === seeded ? site.resources[record]?.lifecycle : undefined;
  const id = [...request.values].find(([{ name }]) => name === recordParameter)?.[1];
  const query = request.query.length > 0 ? `?${new URLSearchParams(request.query).toString()}` : '';
  const shown = {
    method,
    path: request.url.slice(target.baseUrl.length) + query,
    headers: [
      ...request.headers,
      ...(request.json === undefined ? [] : [['content-type', body?.mediaType ?? '']]),
    ],
    ...(request.form && { form: request.form.map(({ name, value, file }) => ({ name, value, file })) }),
    body: request.json === undefined ? request.text : literal(request.json, 'json'),
    ...(lifecycle &&
      id !== undefined && {
        record: id,
        label: `${upperFirst(site.resources[seeded]?.noun ?? '')} ${lifecycle.field} before`,
        states: Object.keys(lifecycle.states),
      }),
    // The state in which the operation succeeds.
    state: operation.transition?.from?.[lifecycle?.field ?? '']?.in?.[0] ?? 'REVIEWING',
  };
  return `<TryOperation :operation='${prop(shown)}' />`;
}

/** What a button of the console sends. */
function action(site: SiteModel, operation: Operation) {
  const { name, method, path, recordParameter, body } = operation;
  const { json } = requestOf(site, operation);
  return { name, method, path, recordParameter, ...(body?.required && json !== undefined && { body: json }) };
}

const prop = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
