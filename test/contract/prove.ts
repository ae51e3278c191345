/** Writes openapi/proofs.yaml: which test proves each statement. */
import { writeFile } from 'node:fs/promises';
import { stringify } from 'yaml';
import { readStatements } from '../../scripts/model/registers.ts';
import { InputError, main } from '../../scripts/lib/cli.ts';
import { contract } from '../support/contract.ts';
import { firstViolation } from './facts.ts';
import { proofOf, unproven } from './proofs.ts';

await main(async () => {
  const violation = firstViolation(contract);
  // A fact that fails before a place is removed would prove every statement.
  if (violation) throw new InputError(`${violation.join(': ')}. Correct it, and run \`npm run build\`.`);
  const statements = await readStatements('openapi');
  const places = statements.flatMap((each) => unproven(each).map((pointer) => `${each.id}: ${pointer}`));
  if (places.length > 0)
    throw new InputError(
      `No fact fails without these places. Add their words to \`wording\` in test/contract/interface-words.ts:\n${places.join('\n')}`,
    );
  const proofs = Object.fromEntries(statements.map((each) => [each.id, proofOf(each)]));
  const head =
    '# Which test proves each statement, with a hash of the statement. Written by `node test/contract/prove.ts`.\n\n';
  await writeFile('openapi/proofs.yaml', head + stringify(proofs, { lineWidth: 0 }));
});
