import type { Problem } from '../lib/problem.ts';
import type { BundledContract } from '../model/bundle.ts';
import { readModel } from '../model/index.ts';
import { locationFinder } from '../model/file-locations.ts';
import { checkCatalogs, checkOpenQuestions, checkStatements } from './catalogs.ts';
import { checkExamples } from './examples.ts';
import { checkReferences } from './references.ts';
import { checkWorkflows } from './workflows.ts';

/** Checks a bundle, and what is next to it: statements, open questions, the workflows and the overlays. */
export async function checkContract(contract: BundledContract): Promise<Problem[]> {
  const { folder } = contract;
  const [statements, questions] = [checkStatements(folder), checkOpenQuestions(folder)];
  const unreadable = [...statements.problems, ...questions.problems];
  if (unreadable.length > 0) return unreadable;
  const model = await readModel(contract);
  const locationOf = locationsOf(folder);
  return [
    ...checkReferences(model, locationOf),
    ...checkCatalogs(statements, questions, model, locationOf),
    ...checkWorkflows(folder, model),
    ...checkExamples(model, locationOf),
  ];
}

/** Returns a function that finds the location of a pointer into the bundle, as file:line:column. */
export function locationsOf(folder: string): (pointer: string) => string {
  const find = locationFinder(folder);
  return (pointer) => {
    const { file, line, column } = find(pointer);
    return `${file}:${line}:${column}`;
  };
}
