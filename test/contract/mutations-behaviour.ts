/** Changes to scopes, limits, transitions, states, events, descriptions and open questions. */
import { operations, type Json, type JsonObject } from '../support/contract.ts';
import { pointerTo, unspecified, wording } from './words.ts';
import { closedSets, lifecycles } from './interface.ts';
import { edit, Place, tokens, type Mutant } from './mutate.ts';

export function* behaviourMutants(root: JsonObject): Generator<Mutant> {
  const top = new Place(root, []);
  yield top.add('webhooks', { task_approved: {} });
  yield top.to('servers').push({ url: 'https://other.example' });
  yield top.to('servers', 0, 'url').set('a host', 'https://api.example');
  yield* schemeMutants(top.to('components', 'securitySchemes', 'ApiKey'));
  for (const name of Object.keys(lifecycles))
    yield* lifecycleMutants(top.to('components', 'schemas', name, 'x-lifecycle'));
  for (const { pointer } of operations(root)) {
    const op = new Place(root, tokens(pointer));
    for (const response of op.to('responses').each())
      if ('$ref' in response.fields)
        for (const other of ['BadRequest', 'Unauthorized', 'UploadNotFound'])
          if (!String(response.fields['$ref']).endsWith(`/${other}`))
            yield response.set(other, { ...response.fields, $ref: `#/components/responses/${other}` });
    if ('x-transition' in op.fields) {
      yield* transitionMutants(op.to('x-transition'));
      yield* responseMutants(op);
    } else yield op.add('x-transition', { record: 'Task', rejectedWith: '400' });
    for (const media of op.to('requestBody', 'content').each()) yield* limitMutants(media);
  }
  for (const [place] of wording)
    yield new Place(root, tokens(pointerTo(place, root))).set('other words', 'Other words.');
  for (const [id, places] of Object.entries(unspecified)) {
    for (const place of places) yield withoutQuestion(new Place(root, tokens(pointerTo(place, root))), id);
  }
}

/** The place and all below it without one open question. */
function withoutQuestion(place: Place, id: string): Mutant {
  const strip = (node: Json): Json => {
    if (Array.isArray(node)) {
      const items = node.filter((item) => item !== id).map(strip);
      return items.length === node.length && items.every((item, at) => item === node[at]) ? node : items;
    }
    if (typeof node !== 'object' || node === null) return node;
    const entries = Object.entries(node).map(([key, value]) => [key, strip(value)] as const);
    // What does not change stays the same object: the checks know what they found in it.
    return entries.every(([key, value]) => value === node[key]) ? node : Object.fromEntries(entries);
  };
  return [`${place}: without the question ${id}`, edit(place.root, place.path, strip)];
}

/** The array with one of its items twice. */
const repeated = (array: Place): Mutant => array.push(array.items[0] ?? null);

function* schemeMutants(scheme: Place): Generator<Mutant> {
  yield scheme.drop();
  yield scheme.rename('Key');
  yield scheme.to('type').set('apiKey', 'apiKey');
  yield scheme.to('scheme').set('basic', 'basic');
  yield scheme.add('bearerFormat', 'JWT');
  const aliases = scheme.to('x-scope-aliases');
  yield aliases.drop();
  yield repeated(aliases);
  yield aliases.push({ area: 'Folder view', spellings: ['folder.read'] });
  for (const alias of aliases.each()) {
    yield alias.drop();
    yield repeated(alias.to('spellings'));
    yield alias.to('area').set('other', 'Folder view');
    yield alias.to('spellings').push('other.read');
    for (const spelling of alias.to('spellings').each()) {
      yield spelling.drop();
      yield spelling.set('misspelt', `${String(spelling.value)}s`);
    }
  }
}

function* lifecycleMutants(lifecycle: Place): Generator<Mutant> {
  yield lifecycle.drop();
  yield lifecycle.to('record').set('Page', 'Page');
  yield lifecycle.to('field').set('name', 'name');
  for (const state of lifecycle.to('states').each()) {
    yield state.drop();
    yield state.rename('OTHER');
    yield state.to('description').set('empty', ' ');
  }
  yield lifecycle.to('states').add('OTHER', { description: 'Made up.' });
  const moves = lifecycle.to('moves');
  if (moves.items.length > 0) yield repeated(moves);
  yield moves.push({ from: 'FAILED', to: 'PROCESSING', openQuestions: ['made-up'] });
  yield moves.push({ from: 'PROCESSING', to: 'REVIEWING' });
  for (const move of moves.each()) {
    yield move.drop();
    yield move.to('to').set('DISCARDED', 'DISCARDED');
    yield move.add('from', 'DISCARDED');
    yield move.to(move.fields.unknown ? 'unknown' : 'openQuestions').drop();
  }
}

const states = closedSets['TaskStatus'] ?? [];

function* transitionMutants(transition: Place): Generator<Mutant> {
  const { record, rejectedWith, event, reversible } = transition.fields;
  yield transition.drop();
  yield transition.to('record').set('other', record === 'Task' ? 'Upload' : 'Task');

  const from = transition.to('from');
  const onTask = record === 'Task';
  for (const guard of from.each()) {
    yield guard.drop();
    for (const list of guard.each()) {
      yield list.rename(list.key === 'in' ? 'notIn' : 'in');
      for (const value of list.each()) yield value.drop();
      const others: Json[] = { status: states, approved: [true, false] }[guard.key] ?? [
        '2026-01-05T10:00:00Z',
      ];
      for (const other of others) if (!list.items.includes(other)) yield list.push(other);
    }
  }
  const more = { status: { notIn: ['PROCESSING'] }, approved: { in: [false] }, exported_at: { in: [null] } };
  if (onTask)
    for (const [field, guard] of Object.entries(more))
      if (!(field in from.fields)) yield from.add(field, guard);

  for (const condition of transition.to('conditions').each()) {
    yield condition.drop();
    yield condition.to('description').set('other', 'Something else holds.');
  }
  yield transition.to('conditions').push({ id: 'made-up', description: 'Made up.' });

  const to = transition.to('to');
  for (const change of to.each()) {
    yield change.drop();
    for (const outcome of change.each()) {
      yield outcome.set('other', outcome.value === true ? false : 'FAILED');
      yield outcome.rename(outcome.key === 'value' ? 'parameter' : 'value');
    }
    for (const state of states)
      if (change.key === 'status' && change.fields['value'] !== state)
        yield change.set(state, { value: state });
  }
  yield to.add('last_opened_at', { value: null });
  if (!('status' in to.fields)) yield to.add('status', { value: 'REVIEWING' });

  for (const created of transition.to('creates').each()) {
    yield created.drop();
    yield created.to('per').set('other', created.fields['per'] === 'file' ? 'request' : 'file');
  }
  yield transition.to('creates').push({ record: 'Page', per: 'file' });
  if (transition.to('creates').items.length > 0) yield repeated(transition.to('creates'));
  for (const effect of transition.to('effects').each()) {
    yield effect.drop();
    yield effect.set('other', 'Something happens.');
  }

  if (rejectedWith !== undefined) yield transition.to('rejectedWith').drop();
  yield transition.add('rejectedWith', '409');
  if (event !== undefined) yield transition.to('event').drop();
  yield transition.add('event', event === 'task_approved' ? 'task_de_approved' : 'task_approved2');
  if (reversible !== undefined) yield transition.to('reversible').drop();
  for (const value of [true, false]) if (value !== reversible) yield transition.add('reversible', value);
}

/** Responses that do not show what the operation changes. */
function* responseMutants(op: Place): Generator<Mutant> {
  const examples = op.to('responses', '200', 'content', 'application/json', 'examples').each();
  for (const change of op.to('x-transition', 'to').each()) {
    if (!('value' in change.fields)) continue;
    for (const example of examples) {
      const shown = example.followed().to('value', 'payload', change.key);
      yield shown.set('unchanged', change.key === 'status' ? 'REVIEWING' : !shown.value);
    }
  }
}

function* limitMutants(media: Place): Generator<Mutant> {
  const limits = media.to('x-limits');
  if (limits.value === undefined) {
    yield media.add('x-limits', { fileSize: { value: 40, unit: 'MB', per: 'file' } });
    return;
  }
  yield limits.drop();
  yield limits.add('metaCount', { value: 10, unit: 'files', per: 'batch' });
  for (const limit of limits.each()) {
    const { value, unit, rejectedWith } = limit.fields;
    yield limit.drop();
    yield limit.to('value').set('one more', Number(value) + 1);
    yield limit.to('unit').set('other', unit === 'MB' ? 'files' : 'MB');
    yield limit.to('per').set('other', 'team');
    yield limit.add('rejectedWith', rejectedWith === '400' ? '413' : '400');
    if (rejectedWith !== undefined) yield limit.to('rejectedWith').drop();
  }
}
