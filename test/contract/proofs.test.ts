/** openapi/proofs.yaml: every statement as it is now has a test, or a reason why there is none. */
import { describe, expect, test } from 'vitest';
import { trace } from '../../scripts/commands/trace.ts';
import { readProofs, readStatements } from '../../scripts/model/registers.ts';
import { checks } from './facts.ts';
import { hashOf, proofOf, unproven } from './proofs.ts';

const statements = await readStatements('openapi');
const proofs = await readProofs('openapi');

describe('the proofs', () => {
  test('are of the statements as they are now', () => {
    const changed = statements.filter((each) => proofs[each.id]?.hash !== hashOf(each)).map(({ id }) => id);
    // `node test/contract/prove.ts` writes them again. Read what changed.
    expect(changed).toEqual([]);
    expect(Object.keys(proofs)).toEqual(statements.map(({ id }) => id));
  });

  test('name tests that exist, or say why there is none', () => {
    for (const [id, { tests, why }] of Object.entries(proofs)) {
      expect(tests.length > 0 || (why ?? '').length > 20, id).toBe(true);
      expect(Object.keys(checks), id).toEqual(expect.arrayContaining(tests));
    }
  });

  test('hold: without its places, the test of a statement fails', () => {
    for (const statement of statements.filter((_, index) => index % 40 === 0)) {
      expect(proofOf(statement), statement.id).toEqual(proofs[statement.id]);
      expect(unproven(statement), statement.id).toEqual([]);
    }
  });
});

describe('npm run trace', () => {
  const lines = async (...ids: string[]) => {
    const printed: string[] = [];
    await trace(ids, { print: (text) => printed.push(text) });
    return printed.join('\n');
  };

  test('prints the chain of a statement', async () => {
    const text = await lines('approve-event');
    expect(text).toContain('approve-event  Approve emits the event `task_approved`.');
    expect(text).toContain('source    Task transitions › any state except PROCESSING, Approve task');
    expect(text).toMatch(/place +openapi\/paths\/task-approve\.yaml:\d+/);
    expect(text).toContain('test      operations change what the source says');
    expect(text).toContain('sentence  operations/approveTask/description: The service publishes an event');
  });

  test('names the statements that an unknown id is close to', async () => {
    await expect(lines('approve')).rejects.toThrow('approve-event');
  });
});
