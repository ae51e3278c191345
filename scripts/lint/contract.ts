import type { Problem } from '../lib/problem.ts';
import type { Contract } from '../model/bundle.ts';
import { readModel } from '../model/index.ts';
import { placeFinder } from '../model/source-places.ts';
import { checkCatalogs, checkOpenQuestions, checkStatements } from './catalogs.ts';
import { checkExamples } from './examples.ts';
import { checkReferences } from './references.ts';
import { checkWorkflows } from './workflows.ts';

/** Checks a bundle, and what is next to it: the catalogs, the workflows and the overlays. */
export async function checkContract(contract: Contract): Promise<Problem[]> {
  const { folder } = contract;
  const [statements, questions] = [checkStatements(folder), checkOpenQuestions(folder)];
  const unreadable = [...statements.problems, ...questions.problems];
  if (unreadable.length > 0) return unreadable;
  const model = await readModel(contract);
  const placeOf = placesOf(folder);
  return [
    ...checkReferences(model, placeOf),
    ...checkCatalogs(statements, questions, model, placeOf),
    ...checkWorkflows(folder, model),
    ...checkExamples(model, placeOf),
  ];
}

/** Returns a function that finds the place of a pointer into the bundle, as file:line:column. */
export function placesOf(folder: string): (pointer: string) => string {
  const find = placeFinder(folder);
  return (pointer) => {
    const { file, line, column } = find(pointer);
    return `${file}:${line}:${column}`;
  };
}
