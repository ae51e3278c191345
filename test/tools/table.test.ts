import { describe, expect, it } from 'vitest';
import type { Result } from './result.ts';
import { problemsOf, summary, updated } from './table.ts';

const result = (number: number, of: Partial<Result> = {}): Result => ({
  tool: `tool-${number}`,
  version: '1.0.0',
  document: 'openapi.json',
  result: 'Compiles, 12 of 12 types, workflow runs',
  works: true,
  note: 'A note',
  ...of,
});
const empty = 'Above\n\n<!-- tools: npm run test:tools -->\n<!-- /tools -->\n\nBelow\n';
const results = Array.from({ length: 12 }, (_, index) => result(index));
const page = updated(empty, results, []);
const stale = 'The table in docs/guides/tools.md is stale. Run `npm run test:tools -- --update`.';

describe('the table of tools', () => {
  it('is as the run found it', () => {
    expect(problemsOf(page, results, [])).toEqual([]);
    expect(summary(results)).toBe('12 of 12 work; 12 keep every success type.');
  });

  it('may be aligned by the formatter', () => {
    const aligned = page.replaceAll('| A note |', '| A note      |').replace('| --- |', '| ------- |');
    expect(problemsOf(aligned, results, [])).toEqual([]);
  });

  it('loses no success type that it states, whatever else is right', () => {
    const more = [...results, result(12)];
    const lost = [...results, result(12, { result: 'Compiles, 11 of 12 types, workflow runs' })];
    expect(problemsOf(updated(empty, more, []), lost, [])).toEqual([
      'tool-12 keeps 11 success types. The table states 12.',
      stale,
    ]);
  });

  it('loses no success type with a tool that writes nothing any more', () => {
    const failed = result(12, { result: 'Workflow fails', works: false });
    const [fails, loses] = problemsOf(updated(empty, [...results, result(12)], []), [...results, failed], []);
    expect(fails).toBe('tool-12 fails.');
    expect(loses).toBe('tool-12 keeps 0 success types. The table states 12.');
  });

  it('has twelve tools that keep all types, also right after an update', () => {
    const eleven = results.map((one, index) =>
      index === 3 ? result(3, { result: 'Compiles, 11 of 12 types, workflow runs' }) : one,
    );
    expect(problemsOf(updated(empty, eleven, []), eleven, [])).toEqual([
      '11 tools keep all success types. At least 12 have to.',
    ]);
  });

  it('names the same tools, versions and notes as the run', () => {
    for (const change of [{ version: '1.0.1' }, { note: 'Another' }, { tool: 'other' }]) {
      const changed = results.map((one, index) => (index === 5 ? { ...one, ...change } : one));
      expect(problemsOf(page, changed, [])).toEqual([stale]);
    }
    expect(problemsOf(page, [...results, result(12)], [])).toEqual([stale]);
  });

  it('keeps the row of a language that is not installed', () => {
    const more = [...results.slice(0, 6), result(20), ...results.slice(6)];
    const full = updated(empty, more, []);
    expect(problemsOf(full, results, ['tool-20'])).toEqual([]);
    expect(updated(full, results, ['tool-20'])).toBe(full);
    expect(problemsOf(full, results, [])).toEqual([stale]);
  });

  it('needs its place on the page', () => {
    expect(() => problemsOf('No place', results, [])).toThrow('has no place for the table');
  });
});
