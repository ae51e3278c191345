/** Compares the servers that requests go to: those of the document, and those of single operations. */
import { memberPointer } from '../../lib/pointer.ts';
import type { ServerObject } from '../../model/document.ts';
import type { Model, Operation } from '../../model/index.ts';
import { type Comparison, list, pairs, formatValue } from '../comparison.ts';

/** Compares the servers of the document. */
export function compareServers(comparison: Comparison): void {
  const { base, revision } = comparison;
  compare(comparison, 'operations', '#/servers', serversOf(base), serversOf(revision));
}

/** Compares the servers of an operation. An operation that names none has those of the document. */
export function compareOwnServers(comparison: Comparison, a: Operation, b: Operation): void {
  const own = b.servers ?? a.servers;
  if (!own) return;
  const { base, revision } = comparison;
  compare(comparison, b.id, own.pointer, serversOf(base, a), serversOf(revision, b));
}

const serversOf = ({ document }: Model, operation?: Operation): ServerObject[] =>
  operation?.servers?.value ?? document.servers ?? [];

function compare(
  { changes }: Comparison,
  label: string,
  pointer: string,
  before: ServerObject[],
  after: ServerObject[],
): void {
  const [had, has] = [before, after].map((all) => all.map(({ url }) => url)) as [string[], string[]];
  const lost = had.some((url) => !has.includes(url));
  if (lost || has.some((url) => !had.includes(url))) {
    const message = `Requests of ${label} go to ${list(has)} now; they went to ${list(had)}.`;
    changes.add('servers-changed', lost ? 'major' : 'minor', ['sends', 'serves'], pointer, message);
  }
  for (const [index, server] of after.entries()) {
    const same = before.find(({ url }) => url === server.url);
    if (!same) continue;
    for (const { name, a, b } of pairs(variablesOf(same), variablesOf(server))) {
      const variable = `variable ${formatValue(name)} of the server ${formatValue(server.url)}`;
      const at = memberPointer(pointer, index, 'variables', name);
      if (a?.default !== b?.default) {
        const [from, to] = [a, b].map((each) => (each ? formatValue(each.default) : 'none'));
        const message = `The default of the ${variable} changes from ${from} to ${to}.`;
        changes.add('server-default', 'minor', ['sends'], at, message);
      }
      const [excluded, added] = [isLeft(a?.enum, b?.enum), isLeft(b?.enum, a?.enum)];
      if (!excluded && !added) continue;
      const message = `The ${variable} can be ${b?.enum ? list(b.enum) : 'anything'} now.`;
      changes.add('server-values', excluded ? 'major' : 'minor', ['sends'], at, message);
    }
  }
}

/** The variables of a server. One that the URL does not have changes no request. */
const variablesOf = ({ url, variables = {} }: ServerObject) =>
  Object.entries(variables).filter(([name]) => url.includes(`{${name}}`));

/** Whether values are left out. Without a list, a variable can have any value. */
const isLeft = (before: string[] | undefined, after: string[] | undefined): boolean =>
  after !== undefined && (before === undefined || before.some((each) => !after.includes(each)));
