/** Facts about what calls do and who may make them: scopes, limits, transitions, states, events. */
import { isObject, operation, operations, type Json, type JsonObject } from '../support/contract.ts';
import { at, endpointsOf, same, sameSet, some, type Check } from './fact.ts';
import {
  allowedIn,
  allowedWhen,
  closedSets,
  limits,
  openSets,
  scopeSpellings,
  serviceMoves,
  transitions,
} from './interface.ts';

export const behaviour: Record<string, Check> = {
  *'the version leads every path, after a host that nobody knows'(root) {
    for (const path of Object.keys(root['paths'] ?? {}))
      yield [`${path} begins with /v2/`, path.startsWith('/v2/')];
    const servers = (root['servers'] ?? []) as JsonObject[];
    yield ['there is one server', servers.length === 1];
    for (const { url } of servers) yield ['its address is a variable', url === '{base_url}'];
  },

  *'an API key is a bearer token'(root) {
    const schemes = (at('/components/securitySchemes', root) ?? {}) as Record<string, JsonObject>;
    yield ['there is one scheme', same(Object.keys(schemes), ['ApiKey'])];
    yield ['ApiKey is http', schemes['ApiKey']?.['type'] === 'http'];
    yield ['ApiKey is bearer', schemes['ApiKey']?.['scheme'] === 'bearer'];
    yield ['ApiKey has no format', schemes['ApiKey'] !== undefined && !('bearerFormat' in schemes['ApiKey'])];
  },

  *'each operation asks for its scope'(root) {
    for (const [id, { scope }, op] of endpointsOf(root)) {
      const roles = scope === 'not shown' ? [] : [scope];
      yield [`${id} asks for ${scope}`, same(op.security, [{ ApiKey: roles }])];
    }
  },

  *'each area has two spellings of its scope'(root) {
    const aliases = (at('/components/securitySchemes/ApiKey/x-scope-aliases', root) ?? []) as {
      area: string;
      spellings: string[];
    }[];
    yield ['there are five areas', aliases.length === Object.keys(scopeSpellings).length];
    for (const [area, spellings] of Object.entries(scopeSpellings)) {
      const found = aliases.find((alias) => alias.area.startsWith(area));
      yield* sameSet(`${area} spelling`, found?.spellings ?? [], spellings);
    }
  },

  *'uploads have their limits'(root) {
    for (const [id, { body }, op] of endpointsOf(root)) {
      const found = Object.values(op.requestBody?.content ?? {}).map((media) => media['x-limits']);
      if (body?.[0] !== 'multipart/form-data')
        yield [`${id} has no limits`, found.every((it) => it === undefined)];
      else {
        const [stated] = found;
        yield* sameSet(`${id} limit`, Object.keys(stated ?? {}), Object.keys(limits));
        for (const [name, limit] of Object.entries(limits)) {
          const { value, unit, per, rejectedWith } = ((isObject(stated) && stated[name]) || {}) as JsonObject;
          yield [`${id} ${name}`, same({ value, unit, per, rejectedWith }, limit)];
        }
      }
    }
  },

  *'calls are allowed on a task as the source says'(root) {
    const task = { approved: false, exported_at: null };
    for (const [id, state, allowed] of cells(allowedIn)) {
      // Disapproving supposes an approved task.
      const record = { ...task, status: state, approved: id === 'disapproveTask' };
      yield [
        `${id} in ${state}: ${allowed ? 'allowed' : 'rejected'}`,
        isAllowed(id, record, root) === allowed,
      ];
    }
    for (const [id, which, allowed] of cells(allowedWhen)) {
      const status = id === 'unlockTask' ? 'COMPLETED' : 'REVIEWING';
      const record = { ...task, status, approved: id === 'disapproveTask', ...properties[which] };
      yield [
        `${id} when ${which}: ${allowed ? 'allowed' : 'rejected'}`,
        isAllowed(id, record, root) === allowed,
      ];
    }
  },

  *'calls change what the source says'(root) {
    for (const [id, , op] of endpointsOf(root)) {
      const wanted = transitions[id];
      const found = op['x-transition'];
      yield [`${id} ${wanted ? 'has a' : 'has no'} transition`, isObject(found) === Boolean(wanted)];
      if (!wanted || !isObject(found)) continue;
      yield [`${id} acts on ${wanted.record}`, found['record'] === wanted.record];
      yield [`${id} is rejected with ${wanted.rejectedWith}`, found['rejectedWith'] === wanted.rejectedWith];
      yield [`${id} emits ${wanted.event ?? 'nothing'}`, found['event'] === wanted.event];
      yield [
        `${id} reversible: ${wanted.reversible ?? 'not said'}`,
        found['reversible'] === wanted.reversible,
      ];

      const to = (found['to'] ?? {}) as Record<string, JsonObject>;
      yield* sameSet(`${id} changes`, Object.keys(to), Object.keys(wanted.to));
      for (const [field, change] of Object.entries(wanted.to)) {
        if (change === 'not shown') {
          const question = String(to[field]?.['unknown']);
          yield [
            `${id} leaves ${field} open`,
            (op['x-open-questions'] as string[] | undefined)?.includes(question) ?? false,
          ];
        } else yield [`${id} sets ${field} to ${JSON.stringify(change)}`, same(to[field], change)];
      }

      const creates = ((found['creates'] ?? []) as JsonObject[]).map(
        (one) => `${one['record']} per ${one['per']}`,
      );
      const wantedCreates = Object.entries(wanted.creates ?? {}).map(
        ([record, per]) => `${record} per ${per}`,
      );
      yield* sameSet(`${id} creates`, creates, wantedCreates);

      const conditions = (found['conditions'] ?? []) as JsonObject[];
      yield [
        `${id} has ${wanted.conditions.length} conditions`,
        conditions.length === wanted.conditions.length,
      ];
      const texts = conditions.map(({ description }) => String(description));
      for (const words of wanted.conditions) yield [`${id} has the condition ${words}`, some(texts, words)];
      const effects = (found['effects'] ?? []) as string[];
      for (const words of wanted.effects) yield [`${id} has the effect ${words}`, some(effects, words)];
    }
  },

  *'each state has a meaning'(root) {
    const sets = { TaskStatus: closedSets['TaskStatus'], UploadStatus: openSets['UploadStatus'] };
    for (const [name, values = []] of Object.entries(sets)) {
      const lifecycle = lifecycleOf(name, root);
      yield [`${name} is the status of a ${name.slice(0, -6)}`, lifecycle.record === name.slice(0, -6)];
      yield [`${name} is a status`, lifecycle.field === 'status'];
      const states = (lifecycle.states ?? {}) as Record<string, JsonObject>;
      yield* sameSet(`${name} state`, Object.keys(states), values);
      for (const [state, { description }] of Object.entries(states))
        yield [
          `${name} ${state} has a meaning`,
          typeof description === 'string' && description.trim() !== '',
        ];
    }
  },

  *'the service moves tasks on its own'(root) {
    const moves = (lifecycleOf('TaskStatus', root).moves ?? []) as JsonObject[];
    const text = (from: Json | undefined, to: Json | undefined) =>
      `${from ?? 'creation'} to ${to ?? 'unknown'}`;
    yield* sameSet(
      'move',
      moves.map(({ from, to }) => text(from, to)),
      serviceMoves.map(([from, to]) => text(from, to)),
    );
    for (const { from, to, unknown, openQuestions } of moves)
      yield [
        `${text(from, to)} is an open question`,
        to === undefined
          ? typeof unknown === 'string'
          : Array.isArray(openQuestions) && openQuestions.length > 0,
      ];
    // How the status of an upload changes is not shown.
    yield ['an upload has no moves', same(lifecycleOf('UploadStatus', root).moves ?? [], [])];
  },

  *'nothing is invented'(root) {
    yield ['no webhooks: how events travel is not shown', !('webhooks' in root)];
    for (const op of operations(root)) {
      yield [`${op.operationId} has no callbacks`, !('callbacks' in op)];
      for (const [status, response] of Object.entries(op.responses ?? {}))
        yield [`${op.operationId} ${status} has no headers`, !('headers' in response)];
    }
  },
};

const properties: Record<string, object> = {
  'not-approved': { approved: false },
  approved: { approved: true },
  'not-exported': { exported_at: null },
  exported: { exported_at: '2026-01-05T10:00:00Z' },
};

/** Whether a record meets the `from` of a call's transition. */
function isAllowed(id: string, record: Record<string, Json>, root: JsonObject): boolean {
  const transition = operationOrNothing(id, root)?.['x-transition'];
  const from = (isObject(transition) ? (transition['from'] ?? {}) : {}) as Record<
    string,
    Record<string, Json[]>
  >;
  return Object.entries(from).every(([field, { in: some, notIn: none }]) => {
    const value = record[field] ?? null;
    return (some?.includes(value) ?? true) && !none?.includes(value);
  });
}

/** The cells of a table of `interface.ts`: row, column, and whether it says yes. */
function cells(table: string): [row: string, column: string, yes: boolean][] {
  const [columns = [], ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return rows.flatMap(([row = '', ...marks]) =>
    marks.map((mark, i): [string, string, boolean] => [row, columns[i] ?? '', mark === 'yes']),
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
