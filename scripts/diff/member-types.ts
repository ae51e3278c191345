/** Compares types of members of the public API, by the names that the declarations of a package have. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../lib/typescript.ts';
import { compilerOptions } from './programs.ts';

/** A member in two versions, as an interface declares it. */
interface ChangedMember {
  /** The exported declaration that has it. */
  owner: string;
  before: string;
  after: string;
}

/** `true` in place of `never`. */
const notAssignable = 2322;

/** Returns the members of which no type can be used in place of the other: every program that uses one breaks. */
export function incompatible<Member extends ChangedMember>(
  root: string,
  name: string,
  members: readonly Member[],
): Member[] {
  if (members.length === 0) return [];
  const [dist, own] = ['dist', ''].map((each) => join(root, 'generated', name, each)) as [string, string];
  const folder = existsSync(dist) ? dist : own;
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.d.ts'))
    .flatMap((file): [string, Member[], string][] => {
      const text = readFileSync(join(folder, file), 'utf8');
      const declared = members.filter(({ owner }) =>
        new RegExp(
          String.raw`^(?:export |declare )*(?:interface|class|type|function|const) ${owner}\b`,
          'm',
        ).test(text),
      );
      // The compiler checks sources, not declarations.
      return declared.length === 0
        ? []
        : [[join(folder, file.replace('.d.ts', '.checked.ts')), declared, text]];
    });
  const texts = Object.fromEntries(
    found.map(([path, declared, text]) => [path, `${declared.map(assertion).join('\n')}\n${text}`]),
  );
  const errors = compile({ files: Object.keys(texts), texts, compilerOptions });
  return found.flatMap(([path, declared]) =>
    declared.filter((_, index) =>
      errors.some(({ file, line, code }) => file === path && line === index + 1 && code === notAssignable),
    ),
  );
}

/** A line that compiles if the type of a member can be used in place of the other one, in one of the directions. */
const assertion = ({ before, after }: ChangedMember, index: number): string => {
  const [a, b] = [`Before${index}`, `After${index}`];
  const either = `[${a}] extends [${b}] ? true : [${b}] extends [${a}] ? true : never`;
  return `interface ${a} { ${before} } interface ${b} { ${after} } export const check${index}: ${either} = true;`;
};
