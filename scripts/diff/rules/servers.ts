/** Compares the servers that requests go to: those of the document, and those of single operations. */
import type { Model, Operation } from '../../model/index.ts';
import { entries, type Part } from '../../model/references.ts';
import { type Comparison, list, pairs, shown, without } from '../comparison.ts';

type Server = Part<NonNullable<Operation['servers']>['value'][number]>;

const serversOf = ({ document }: Model): Server[] =>
  entries({ value: document.servers ?? [], pointer: '#/servers' }).map(([, server]) => server);

export function compareServers(comparison: Comparison): void {
  const { base, revision, changes } = comparison;
  for (const { name, a, b } of pairs(byUrl(serversOf(base)), byUrl(serversOf(revision)))) {
    const server = `server ${shown(name)}`;
    if (a && b) compareServer(comparison, server, a, b);
    else if (a)
      changes.add('server-removed', 'major', ['sends'], a.pointer, `The ${server} is not listed any more.`);
    else if (b) changes.add('server-added', 'minor', ['sends'], b.pointer, `There is a new ${server}.`);
  }
}

const byUrl = (servers: Server[]): [string, Server][] => servers.map((each) => [each.value.url, each]);

/** Compares the servers of an operation. An operation that names none has those of the document. */
export function compareOwnServers(
  comparison: Comparison,
  id: string,
  a: Part<Server['value'][]> | undefined,
  b: Part<Server['value'][]> | undefined,
): void {
  const own = b ?? a;
  if (!own) return;
  const { base, revision, changes } = comparison;
  const located = (part: Part<Server['value'][]> | undefined, inherited: Server[]): [string, Server][] =>
    byUrl(part ? part.value.map((value) => ({ value, pointer: part.pointer })) : inherited);
  const [before, after] = [located(a, serversOf(base)), located(b, serversOf(revision))];
  const [had, has] = [before, after].map((all) => new Set(all.map(([url]) => url))) as [
    Set<string>,
    Set<string>,
  ];
  const message = `Requests of ${id} go to ${list(has)} now; they went to ${list(had)}.`;
  if (without(had, has).size > 0)
    changes.add('servers-changed', 'major', ['sends', 'serves'], own.pointer, message);
  else if (without(has, had).size > 0)
    changes.add('servers-changed', 'minor', ['sends', 'serves'], own.pointer, message);
  for (const { name, a: one, b: other } of pairs(before, after))
    if (one && other) compareServer(comparison, `server ${shown(name)} of ${id}`, one, other);
}

function compareServer(comparison: Comparison, label: string, a: Server, b: Server): void {
  const { changes } = comparison;
  const { pointer } = b;
  // A variable that the URL does not have changes no request.
  const variables = ({ value: { url, variables: all = {} } }: Server) =>
    Object.entries(all).filter(([name]) => url.includes(`{${name}}`));
  for (const { name, a: one, b: other } of pairs(variables(a), variables(b))) {
    const at = `${pointer}/variables/${name}`;
    const variable = `variable ${shown(name)} of the ${label}`;
    if (one?.default !== other?.default) {
      const [from, to] = [one, other].map((each) => (each ? shown(each.default) : 'none'));
      const message = `The default of the ${variable} changes from ${from} to ${to}.`;
      changes.add('server-default', 'minor', ['sends'], at, message);
    }
    compareValues(comparison, variable, at, one?.enum, other?.enum);
  }
}

/** Compares the values that a variable may have: any, if none are listed. */
function compareValues(
  { changes }: Comparison,
  variable: string,
  pointer: string,
  before: string[] | undefined,
  after: string[] | undefined,
): void {
  const excluded = after && (!before || without(new Set(before), new Set(after)).size > 0);
  const added = before && (!after || without(new Set(after), new Set(before)).size > 0);
  if (!excluded && !added) return;
  const message = `The ${variable} can be ${after ? list(after) : 'anything'} now.`;
  changes.add('server-values', excluded ? 'major' : 'minor', ['sends'], pointer, message);
}
