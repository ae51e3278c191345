/** The catalogs of the contract: each agrees with the contract and the table of the source. */
import { describe, expect, test } from 'vitest';
import {
  checkRegisters,
  checkOpenQuestions,
  checkStatements,
  type Register,
} from '../../scripts/lint/check-registers.ts';
import { checkSource, compareSource, readSourceTable } from '../../scripts/lint/check-source.ts';
import { isNamed, rowsOf } from '../../scripts/lint/source-rows.ts';
import type { Document } from '../../scripts/model/document.ts';
import { createModel } from '../../scripts/model/index.ts';
import type { OpenQuestion, Statement } from '../../scripts/model/registers.ts';
import { contract } from '../support/contract.ts';

const document = JSON.parse(JSON.stringify(contract)) as Document;
const statements = checkStatements('openapi');
const questions = checkOpenQuestions('openapi');
const table = readSourceTable('openapi') ?? {};

describe('the catalogs of the contract', () => {
  test('have the right shape', () => {
    for (const { problems, entries } of [statements, questions]) {
      expect(problems).toEqual([]);
      expect(entries).not.toEqual([]);
    }
  });

  test('agree with the contract', () => {
    const model = createModel(document, questions.entries);
    expect(checkRegisters(statements, questions, document, model)).toEqual([]);
  });

  test('name every row of the source', () => {
    // Should the table be empty, nothing would be missing.
    expect(Object.values(table).flatMap((rows) => Object.keys(rows)).length).toBeGreaterThan(190);
    expect(checkSource(table, 'source', statements, questions)).toEqual([]);
  });
});

describe('the table of the source', () => {
  const change = <Entry extends { id: string }>(
    register: Register<Entry>,
    id: string,
    part: Partial<Entry>,
  ) => ({
    ...register,
    entries: register.entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)),
  });
  const problems = (own: Register<Statement>, asked: Register<OpenQuestion>) =>
    checkSource(table, 'source', own, asked).map(({ message }) => message);

  test.each([
    ['a row', { row: 'Nowhere' }, 'The source has no row `Nowhere` in Limits. Use one of: File size, '],
    ['a section', { section: 'Nowhere' }, 'The source has no section `Nowhere`. Use one of: Document '],
  ])('has each %s that a statement names', (_, part, says) => {
    const [first] = problems(change(statements, 'limit-file-size', part), questions);
    expect(first).toContain(says);
  });

  test('has no row without a statement', () => {
    const kept = statements.entries.filter(({ id }) => id !== 'limit-file-size');
    expect(problems({ ...statements, entries: kept }, questions)).toEqual([
      'No statement is from the row `File size` of Limits. Write an entry of statements.yaml for it.',
    ]);
  });

  test('has the places of each open question', () => {
    expect(problems(statements, change(questions, 'listing', { source: [] }))).toEqual([
      expect.stringContaining('The open question `listing` names no place of the source.'),
    ]);
    expect(problems(statements, change(questions, 'listing', { source: ['Limits › None'] }))).toEqual([
      expect.stringContaining('The source has no row `None` in Limits.'),
    ]);
  });
});

describe('a description of the service', () => {
  const markdown = [
    '# Limits',
    'Every file counts. A **note** follows.',
    '',
    '- A **task** is one document. It ends.',
    '- An oversized file fails. Another does not.',
    '',
    '1. First.',
    '',
    '| Limit | Value |',
    '|---|---|',
    '| File size | 40 MB |',
    '',
    '| Operation | Method | Scope | Body |',
    '|---|---|---|---|',
    '| Get task | GET | read | none |',
    '',
    '**Move**: POST. Scope: edit.',
  ].join('\n');

  test('is read as sentences, items, rows and cells', () => {
    expect(rowsOf(markdown).map(({ text }) => text)).toEqual([
      'Every file counts.',
      'A note follows.',
      'task',
      'An oversized file fails.',
      'Another does not.',
      '1',
      'File size, 40 MB',
      'Get task, method',
      'Get task, scope',
      'Get task, body',
      'Move: POST.',
      'Move › Scope: edit.',
    ]);
  });

  test('names a row by its beginning', () => {
    const row = (text: string) => ({ section: '', text, hash: '' });
    expect(isNamed(row('File size, 40 MB'), 'File size')).toBe(true);
    expect(isNamed(row('id, string'), 'id')).toBe(true);
    expect(isNamed(row('idle, string'), 'id')).toBe(false);
    expect(isNamed(row('Move › Scope: edit.'), 'Move')).toBe(false);
  });

  test('is compared with a table by the hashes of its rows', () => {
    const own = { Limits: Object.fromEntries(rowsOf(markdown).map(({ text, hash }) => [text, hash])) };
    expect(compareSource(markdown, own)).toEqual([]);
    expect(compareSource(markdown.replace('40 MB', '45 MB'), own)).toEqual([
      'gone: Limits › File size, 40 MB',
      expect.stringMatching(/^new: Limits › File size, 45 MB: [0-9a-f]{8}$/),
    ]);
    expect(compareSource(markdown.replace('POST.', 'PUT. More.'), own)).toContainEqual(
      expect.stringMatching(/^new: Limits › Move › More\.: [0-9a-f]{8}$/),
    );
    expect(compareSource(markdown.replace('is one document', 'is two documents'), own)).toEqual([
      expect.stringMatching(/^changed: Limits › task: [0-9a-f]{8}$/),
    ]);
  });
});
