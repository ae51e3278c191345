/** Writes openapi/proofs.yaml: which test proves each statement. */
import { writeFile } from 'node:fs/promises';
import { stringify } from 'yaml';
import { readStatements } from '../../scripts/model/registers.ts';
import { proofOf } from './proofs.ts';

const statements = await readStatements('openapi');
const proofs = Object.fromEntries(statements.map((each) => [each.id, proofOf(each)]));
const head =
  '# Which test proves each statement, with a hash of the statement. Written by `node test/contract/prove.ts`.\n\n';
await writeFile('openapi/proofs.yaml', head + stringify(proofs, { lineWidth: 0 }));
