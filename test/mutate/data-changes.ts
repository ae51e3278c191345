/** Changes of data: catalogs, examples, workflows, vocabularies and the contract itself. */
import { kindOf } from './mutants-kind.ts';
import type { Changes, Path, Source, Text } from './tree.ts';

export const changesOfData: Changes = function* (source) {
  const { file } = source;
  if (file === 'statements.yaml') yield* ofStatements(source);
  else if (file === 'open-questions.yaml') yield* ofQuestions(source);
  else if (file.endsWith('.arazzo.yaml')) yield* ofWorkflows(source);
  else if (file.endsWith('.schema.yaml')) yield* ofVocabulary(source);
  else if (file.startsWith('examples/')) yield* ofExample(source);
  else yield* ofContract(source);
};

type Change = [kind: string, what: string, text: Text];

function* ofStatements(source: Source): Generator<Change> {
  const entries = source.at([]) as { id: string; pointers: string[]; row: string }[];
  for (const [index, { id, pointers, row }] of entries.entries()) {
    const other = entries[(index + 7) % entries.length];
    const change = (kind: string, text: Text): Change => [`statements: ${kind}`, id, text];
    yield change('deleted', source.drop([index]));
    yield change('points elsewhere', source.set([index, 'pointers'], other?.pointers));
    yield change('one pointer elsewhere', source.set([index, 'pointers', 0], other?.pointers.at(-1)));
    if (pointers.length > 1)
      yield change('one pointer less', source.drop([index, 'pointers', pointers.length - 1]));
    yield change('a pointer to nothing', source.set([index, 'pointers', 0], '#/paths/none'));
    if (other && other.row !== row) yield change('another row', source.set([index, 'row'], other.row));
    yield change('an id twice', source.set([index, 'id'], other?.id));
    yield change('copied', source.append([], entries[index]));
  }
}

function* ofQuestions(source: Source): Generator<Change> {
  const entries = source.at([]) as Record<string, unknown>[];
  for (const [index, entry] of entries.entries()) {
    const other = entries[(index + 5) % entries.length] ?? {};
    const id = String(entry['id']);
    const change = (kind: string, text: Text): Change => [`open-questions: ${kind}`, id, text];
    yield change('deleted', source.drop([index]));
    yield change(
      'another kind',
      source.set([index, 'kind'], entry['kind'] === 'unspecified' ? 'conflicting' : 'unspecified'),
    );
    for (const key of ['sandbox', 'client', 'mock', 'contract'])
      yield change(`${key} of another`, source.set([index, key], other[key]));
    yield change('source of another', source.set([index, 'source'], other['source']));
    yield change('no source', source.drop([index, 'source']));
    if (entry['interpretations'])
      yield change('one interpretation less', source.drop([index, 'interpretations', 0]));
    if (entry['answeredBy']) yield change('answered by nothing', source.drop([index, 'answeredBy']));
    if (!entry['setting']) continue;
    const { values } = entry['setting'] as { values: string[] };
    yield change('another default', source.set([index, 'setting', 'default'], values.at(-1)));
    yield change('one value less', source.drop([index, 'setting', 'values', values.length - 1]));
    yield change('one value more', source.append([index, 'setting', 'values'], 'other'));
    yield change('no setting', source.drop([index, 'setting']));
  }
}

function* ofExample(source: Source): Generator<Change> {
  const states = ['PROCESSING', 'REVIEWING', 'COMPLETED', 'FAILED', 'PARTIAL'];
  for (const { path, key, value } of source.places()) {
    const at = path.join('/');
    const change = (kind: string, text: Text): Change => [`examples: ${kind}`, `${source.file} ${at}`, text];
    if (key === 'status') {
      const other = states[(states.indexOf(String(value)) + 1) % states.length];
      yield change('another state', source.set(path, other));
    }
    if (/_at$|At$/.test(key)) {
      yield change(
        'another time',
        source.set(path, value === null ? '2026-03-02T11:00:00Z' : '2026-03-01T08:00:00Z'),
      );
      yield change('no time', source.set(path, value === null ? '2026-02-30T11:00:00Z' : null));
    }
    if (key === 'approved') yield change('approved', source.set(path, !value));
    if (/(?:^id|_id|Id)$/.test(key)) yield change('another id', source.set(path, `${String(value)}0`));
    if (key === 'fileType') yield change('another file', source.set(path, 'image/png'));
    if (typeof value === 'number') yield change('another number', source.set(path, -value - 1));
    if (path.length > 1) yield change('one member less', source.drop(path));
    if (typeof value === 'string' && path[0] === 'value')
      yield change('another text', source.set(path, 'Other'));
  }
}

function* ofWorkflows(source: Source): Generator<Change> {
  for (const { path, key, value } of source.places()) {
    const at = path.join('/');
    const change = (kind: string, text: Text): Change => [`workflows: ${kind}`, at, text];
    if (path.at(-2) === 'successCriteria') yield change('one assertion less', source.drop(path));
    if (key === 'successCriteria') yield change('no assertions', source.drop(path));
    if (key === 'condition' && typeof value === 'string') {
      const opposite = value.replace('==', '!=').replace('>=', '<=');
      if (opposite !== value) yield change('another operator', source.set(path, opposite));
      const other = value
        .replace('true', 'false')
        .replace(/"(\w+)"/, '"other"')
        .replace('200', '404');
      if (other !== value) yield change('another value', source.set(path, other));
    }
    if (path.at(-2) === 'steps') yield change('one step less', source.drop(path));
    if (['retryLimit', 'retryAfter'].includes(key))
      yield change('another number', source.set(path, Number(value) + 1));
    if (key === 'outputs' || key === 'onFailure') yield change('one member less', source.drop(path));
    if (path.at(-2) === 'workflows') yield change('one workflow less', source.drop(path));
  }
}

const loosened =
  /^(?:additionalProperties|required|pattern|minItems|uniqueItems|exclusiveMinimum|type|enum|oneOf|const|maxProperties|minProperties|appliesTo|if|then)$/;

function* ofVocabulary(source: Source): Generator<Change> {
  for (const { path, key, value } of source.places()) {
    if (path.at(-2) === 'properties' || path.includes('properties') === false) continue;
    const at = `${source.file} ${path.join('/')}`;
    if (loosened.test(key)) yield ['vocabulary: one constraint less', at, source.drop(path)];
    if (key === 'enum') yield ['vocabulary: one value more', at, source.append(path, 'other')];
    if (key === 'pattern' && typeof value === 'string')
      yield ['vocabulary: any text', at, source.set(path, '.*')];
    if (key === 'required') yield ['vocabulary: one requirement less', at, source.drop([...path, 0])];
    if (key === 'minItems') yield ['vocabulary: an empty array', at, source.set(path, 0)];
  }
}

function* ofContract(source: Source): Generator<Change> {
  const kind = kindOf(source.file);
  for (const { path, key, value } of source.places()) {
    const at = `${source.file} ${path.join('/')}`;
    const change = (what: string, text: Text): Change => [`${kind}: ${what}`, at, text];
    yield change('one member less', source.drop(path));
    if (typeof value === 'boolean') yield change('true and false', source.set(path, !value));
    if (typeof value === 'number') yield change('another number', source.set(path, value + 1));
    if (key === '$ref' && typeof value === 'string') yield* ofReference(source, path, value, change);
    if (path.at(-2) === 'x-open-questions') yield change('another question', source.set(path, 'listing'));
    if (typeof path.at(-1) === 'string' && path.at(-2) === 'properties')
      yield change('another name', source.rename(path, `${key}2`));
  }
}

const otherFiles: Record<string, string> = {
  'Task.yaml': 'Upload.yaml',
  'Upload.yaml': 'Task.yaml',
  'TaskEnvelope.yaml': 'UploadEnvelope.yaml',
  'UploadEnvelope.yaml': 'TaskEnvelope.yaml',
  'BadRequest.yaml': 'Unauthorized.yaml',
  'Unauthorized.yaml': 'BadRequest.yaml',
  'TaskNotFound.yaml': 'UploadNotFound.yaml',
  'UploadNotFound.yaml': 'TaskNotFound.yaml',
  'TaskReviewing.yaml': 'TaskFailed.yaml',
  'TaskApproved.yaml': 'TaskDisapproved.yaml',
  'TaskDisapproved.yaml': 'TaskApproved.yaml',
  'UploadMoved.yaml': 'UploadReviewing.yaml',
  'TeamId.yaml': 'ProjectId.yaml',
};

function* ofReference(
  source: Source,
  path: Path,
  value: string,
  change: (what: string, text: Text) => Change,
): Generator<Change> {
  const name = value.split('/').at(-1) ?? '';
  const other = otherFiles[name];
  if (other) yield change('another reference', source.set(path, value.replace(name, other)));
}
