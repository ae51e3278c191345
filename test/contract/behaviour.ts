/** Facts about what operations do and who may use them: scopes, limits, transitions, states, events. */
import { isObject, operation, type Json, type JsonObject } from '../support/contract.ts';
import { at, endpointsOf, same, sameList, sameSet, some, table, type Check } from './fact.ts';
import { allowedIn, allowedWhen, lifecycles, limits, scopeSpellings, transitions } from './interface.ts';
import { closedSets, endpoints, openSets } from './interface.ts';

export const behaviour: Record<string, Check> = {
  *'the version begins every path, and the host is unspecified'(root) {
    for (const path of Object.keys(root['paths'] ?? {}))
      yield [`${path} begins with /v2/`, path.startsWith('/v2/')];
    const servers = (root['servers'] ?? []) as JsonObject[];
    yield ['/servers has one server', servers.length === 1, servers.length];
    for (const { url } of servers) yield ['its URL is a variable', url === '{base_url}', url];
  },

  *'an API key is a bearer token'(root) {
    const schemes = (at('/components/securitySchemes', root) ?? {}) as Record<string, JsonObject>;
    yield [
      '/components/securitySchemes has ApiKey',
      same(Object.keys(schemes), ['ApiKey']),
      Object.keys(schemes),
    ];
    const { type, scheme, bearerFormat } = schemes['ApiKey'] ?? {};
    const key = '/components/securitySchemes/ApiKey';
    yield [`${key} is http`, type === 'http', type];
    yield [`${key} is bearer`, String(scheme).toLowerCase() === 'bearer', scheme];
    yield [`${key} has no format`, bearerFormat === undefined, bearerFormat];
  },

  *'each operation requires its scope'(root) {
    for (const [id, { scope }, op] of endpointsOf(root)) {
      const roles = scope === 'unspecified' ? [] : [scope];
      yield [
        `${id} requires the scope ${scope}, as \`endpoints.${id}\` in test/contract/interface.ts`,
        same(op.security, [{ ApiKey: roles }]),
        op.security,
      ];
    }
  },

  *'each area has two spellings of its scope'(root) {
    const aliases = (at('/components/securitySchemes/ApiKey/x-scope-aliases', root) ?? []) as {
      area: string;
      spellings: string[];
    }[];
    const areas = Object.keys(scopeSpellings);
    const found = aliases.map(({ area }) => areas.find((listed) => area.startsWith(listed)) ?? area);
    yield* sameList('scope area', found, areas, table('scopeSpellings'));
    for (const [area, spellings] of Object.entries(scopeSpellings)) {
      const alias = aliases.find((each) => each.area.startsWith(area));
      const where = table(`scopeSpellings['${area}']`);
      yield* sameList(`spelling of ${area}`, alias?.spellings ?? [], spellings, where);
    }
  },

  *'uploads have their limits'(root) {
    for (const [id, { body }, op] of endpointsOf(root)) {
      const found = Object.values(op.requestBody?.content ?? {}).map((media) => media['x-limits']);
      if (body?.[0] !== 'multipart/form-data')
        yield [`${id} has no limits`, found.every((it) => it === undefined), found];
      else {
        const [stated] = found;
        yield* sameSet(`${id} limit`, Object.keys(stated ?? {}), Object.keys(limits), table('limits'));
        for (const [name, limit] of Object.entries(limits)) {
          const { value, unit, per, rejectedWith } = ((isObject(stated) && stated[name]) || {}) as JsonObject;
          const own = { value, unit, per, rejectedWith };
          yield [`${id} has the ${name} ${JSON.stringify(limit)}`, same(own, limit), own];
        }
      }
    }
  },

  *'operations are allowed on a task as the source says'(root) {
    const states = closedSets['TaskStatus'] ?? [];
    const columns = cells(allowedIn).map(([, state]) => state);
    yield* sameSet('task state', states, [...new Set(columns)], table('allowedIn'));
    const onTask = [...endpointsOf(root)].filter(([, { request }]) => request.includes('{task_id}'));
    for (const [name, rows] of Object.entries({ allowedIn, allowedWhen })) {
      const listed = [...new Set(cells(rows).map(([id]) => id))];
      const where = table(name);
      const found = onTask.map(([id]) => id);
      yield* sameSet('operation on a task', found, listed, where);
    }
    // An operation without a transition is allowed by having none.
    const moving = (rows: string) => cells(rows).filter(([id]) => id in transitions);
    for (const [id, state, allowed] of moving(allowedIn)) {
      const record = { ...allowedTask(id), status: state };
      yield [
        `${id} in ${state}: ${allowed ? 'allowed' : 'rejected'}`,
        isAllowed(id, record, root) === allowed,
        guardsOf(id, root),
      ];
    }
    for (const [id, which, allowed] of moving(allowedWhen)) {
      const record = { ...allowedTask(id), ...properties[which] };
      yield [
        `${id} when ${which}: ${allowed ? 'allowed' : 'rejected'}`,
        isAllowed(id, record, root) === allowed,
        guardsOf(id, root),
      ];
    }
  },

  *'operations change what the source says'(root) {
    for (const [id, , op] of endpointsOf(root)) {
      const wanted = transitions[id];
      const found = op['x-transition'];
      const listed = wanted ? [id] : [];
      yield* sameSet('transition of', isObject(found) ? [id] : [], listed, table('transitions'));
      if (!wanted || !isObject(found)) continue;
      yield [`${id} acts on ${wanted.record}`, found['record'] === wanted.record, found['record']];
      const { rejectedWith, event, reversible } = found;
      yield [
        `${id} is rejected with ${wanted.rejectedWith}`,
        rejectedWith === wanted.rejectedWith,
        rejectedWith,
      ];
      yield [`${id} emits ${wanted.event ?? 'nothing'}`, event === wanted.event, event];
      yield [
        `${id} reversible: ${wanted.reversible ?? 'unspecified'}`,
        reversible === wanted.reversible,
        reversible,
      ];

      const to = (found['to'] ?? {}) as Record<string, JsonObject>;
      const where = (part: string) => table(`transitions.${id}.${part}`);
      yield* sameSet(`${id} change of`, Object.keys(to), Object.keys(wanted.to), where('to'));
      for (const [field, change] of Object.entries(wanted.to)) {
        if (change === 'unspecified') {
          const question = String(to[field]?.['unknown']);
          yield [
            `${id} leaves ${field} open`,
            (op['x-open-questions'] as string[] | undefined)?.includes(question) ?? false,
            op['x-open-questions'],
          ];
        } else yield [`${id} sets ${field} to ${JSON.stringify(change)}`, same(to[field], change), to[field]];
      }

      const creates = ((found['creates'] ?? []) as JsonObject[]).map(
        (one) => `${one['record']} per ${one['per']}`,
      );
      const wantedCreates = Object.entries(wanted.creates ?? {}).map(
        ([record, per]) => `${record} per ${per}`,
      );
      if (creates.length > 0 || wantedCreates.length > 0)
        yield* sameList(`${id} creation of`, creates, wantedCreates, where('creates'));

      const conditions = (found['conditions'] ?? []) as JsonObject[];
      yield [
        `${id} has ${wanted.conditions.length} conditions`,
        conditions.length === wanted.conditions.length,
        conditions,
      ];
      const texts = conditions.map(({ description }) => String(description));
      for (const words of wanted.conditions)
        yield [`${id} has the condition ${words}`, some(texts, words), texts];
      const effects = (found['effects'] ?? []) as string[];
      for (const words of wanted.effects)
        yield [`${id} has the effect ${words}`, some(effects, words), effects];
    }
  },

  *'each state has a description'(root) {
    const found = Object.entries(at('/components/schemas', root) ?? {}).filter(
      ([, schema]) => isObject(schema) && 'x-lifecycle' in schema,
    );
    const names = found.map(([name]) => name);
    yield* sameSet('lifecycle of', names, Object.keys(lifecycles), table('lifecycles'));
    for (const [name, { record }] of Object.entries(lifecycles)) {
      const lifecycle = lifecycleOf(name, root);
      yield [`${name} is the status of ${record}`, lifecycle['record'] === record, lifecycle['record']];
      yield [`${name} is in the field status`, lifecycle['field'] === 'status', lifecycle['field']];
      const states = (lifecycle['states'] ?? {}) as Record<string, JsonObject>;
      const kind = name in closedSets ? 'closedSets' : 'openSets';
      const values = { ...closedSets, ...openSets }[name] ?? [];
      yield* sameSet(`state of ${name}`, Object.keys(states), values, table(`${kind}.${name}`));
      for (const [state, { description }] of Object.entries(states))
        yield [
          `${name} ${state} has a description`,
          typeof description === 'string' && description.trim() !== '',
          description,
        ];
    }
  },

  *'the service moves records on its own'(root) {
    const text = (from: Json | undefined, to: Json | undefined) =>
      `from ${from ?? 'creation'} to ${to ?? 'unspecified'}`;
    for (const [name, lifecycle] of Object.entries(lifecycles)) {
      const moves = (lifecycleOf(name, root)['moves'] ?? []) as JsonObject[];
      const found = moves.map(({ from, to }) => text(from, to));
      const listed = lifecycle.moves.map(([from, to]) => text(from, to));
      yield* sameList(`${name} move`, found, listed, table(`lifecycles.${name}.moves`));
      for (const { from, to, unknown, openQuestions } of moves)
        yield [
          `${name} has the move ${text(from, to)} as an open question`,
          to === undefined
            ? typeof unknown === 'string'
            : Array.isArray(openQuestions) && openQuestions.length > 0,
          unknown ?? openQuestions,
        ];
    }
  },
};

const properties: Record<string, object> = {
  'not-approved': { approved: false },
  approved: { approved: true },
  'not-exported': { exported_at: null },
  exported: { exported_at: '2026-01-05T10:00:00Z' },
};

/** Returns a task that allows an operation by the tables, if any does: in review, not exported, not approved. */
function allowedTask(id: string): Record<string, Json> {
  const states = cells(allowedIn).flatMap(([row, state, yes]) => (row === id && yes ? [state] : []));
  const status = states.includes('REVIEWING') ? 'REVIEWING' : (states[0] ?? null);
  const approved = cells(allowedWhen).some(
    ([row, which, yes]) => row === id && which === 'not-approved' && !yes,
  );
  return { status, approved, exported_at: null };
}

/** Returns whether a record meets the `from` of an operation's transition. */
function isAllowed(id: string, record: Record<string, Json>, root: JsonObject): boolean {
  return Object.entries(guardsOf(id, root)).every(([field, { in: some, notIn: none }]) => {
    const value = record[field] ?? null;
    return (some?.includes(value) ?? true) && !none?.includes(value);
  });
}

/** The `from` of an operation's transition. */
function guardsOf(id: string, root: JsonObject): Record<string, Record<string, Json[]>> {
  const { from = {} } = (operationOrNothing(id, root)?.['x-transition'] ?? {}) as JsonObject;
  return from as Record<string, Record<string, Json[]>>;
}

type Cell = [row: string, column: string, yes: boolean];
const cellsOf = new Map<string, Cell[]>();

/** Returns the status with which the sandbox rejects an invalid request, by the tables. */
export function statusOfInvalid(id: string): number {
  const { statuses = '', shorthandFor = id } = endpoints[id] ?? {};
  const listed = ['400', '422'].find((status) => statuses.split(' ').includes(status));
  return Number(listed ?? transitions[shorthandFor]?.rejectedWith ?? 400);
}

/** Whether the tables allow an operation on a task with these fields. */
export function tablesAllow(
  id: string,
  { status, approved, exported }: { status: string; approved: boolean; exported: boolean },
): boolean {
  const columns = [status, approved ? 'approved' : 'not-approved', exported ? 'exported' : 'not-exported'];
  const allowed = [allowedIn, allowedWhen].flatMap(cells).filter(([row, , is]) => is && row === id);
  return columns.every((column) => allowed.some(([, each]) => each === column));
}

/** Returns the cells of a table: row, column, and whether it is checked. */
export function cells(rows: string): Cell[] {
  let found = cellsOf.get(rows);
  if (!found) cellsOf.set(rows, (found = readCells(rows)));
  return found;
}

function readCells(text: string): Cell[] {
  const lines = text.trim().split('\n');
  const [columns = [], ...rows] = lines.map((line) => line.trim().split(/\s+/));
  return rows.flatMap(([row = '', ...marks]) =>
    marks.map((mark, i): Cell => [row, columns[i] ?? '', mark === 'yes']),
  );
}

function lifecycleOf(schema: string, root: JsonObject): JsonObject {
  return (at(`/components/schemas/${schema}/x-lifecycle`, root) ?? {}) as JsonObject;
}

function operationOrNothing(id: string, root: JsonObject) {
  try {
    return operation(id, root);
  } catch {
    return undefined;
  }
}
