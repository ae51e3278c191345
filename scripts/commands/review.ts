/**
 * `npm run review`: shows each sentence that is new or changed since it was accepted, with what it was, and the
 * statements and open questions that it rests on. `--accept ID…` accepts those that were read.
 */
import { writeFile } from 'node:fs/promises';
import { commandLine, InputError, main } from '../lib/cli.ts';
import { hintsOf } from '../lint/ground/hints.ts';
import { accept, pendingReviews, readReview, reviewFile, type Pending } from '../lint/review.ts';
import { loadContract } from '../model/bundle.ts';
import { readQuestions, readStatements, type OpenQuestion, type Statement } from '../model/registers.ts';
import { readSentences } from '../model/sentences.ts';

export interface ReviewOptions {
  /** Folder of the contract. @default 'openapi' */
  folder?: string;
  /** File with the advice on errors. @default 'docs/errors.yaml' */
  advice?: string;
  print?: (text: string) => void;
}

/**
 * Shows what waits for review, or accepts ids.
 *
 * @throws InputError if sentences still wait, or an id does not
 */
export async function review(
  ids: string[],
  { folder = 'openapi', advice = 'docs/errors.yaml', print = console.log }: ReviewOptions = {},
): Promise<void> {
  const [{ document }, statements, questions] = await Promise.all([
    loadContract(folder),
    readStatements(folder),
    readQuestions(folder),
  ]);
  const sentences = readSentences({ folder, document, statements, questions, advice });
  const accepted = readReview(folder);
  const pending = pendingReviews(sentences, accepted);
  const unknown = ids.filter((id) => pending.every((each) => each.id !== id));
  if (unknown.length > 0) {
    throw new InputError(
      `No sentence with the id ${unknown.join(', ')} waits for review. Run \`npm run review\` for the ids.`,
    );
  }
  const rest = pending.filter(({ id }) => !ids.includes(id));
  if (ids.length > 0) {
    await writeFile(reviewFile(folder), accept(sentences, accepted, ids));
    print(`Accepted ${ids.length} of ${pending.length}. Commit ${reviewFile(folder)}.`);
  } else {
    const hints = hintsOf({ document, statements, questions, sentences });
    for (const [index, each] of pending.entries()) {
      // Sentences of one description rest on the same: the last of them shows it.
      const repeated = sameGround(each, pending[index + 1]);
      print(shown(each, hints.get(each.id) ?? [], repeated ? undefined : [...statements, ...questions]));
    }
  }
  if (rest.length === 0) return print(`${sentences.length} sentences are accepted.`);
  throw new InputError(
    `${rest.length} wait for review. Accept those that agree with what they rest on:\nnpm run review -- --accept ID…`,
  );
}

/** A sentence, what it was, and what it rests on. */
function shown(
  { id, place, now, before }: Pending,
  hints: string[],
  ground?: (Statement | OpenQuestion)[],
): string {
  const behind = (now?.rests ?? []).map((rest) => {
    const found = ground?.find((each) => ('question' in each ? `?${each.id}` : each.id) === rest);
    if (!found) return `  ${rest}`;
    return 'question' in found
      ? `  ${rest}: ${found.question}`
      : `  ${rest} (${found.section} › ${found.row}): ${found.statement}`;
  });
  return [
    `${id}  ${place}`,
    ...(before ? [`- ${before.text}`] : []),
    ...(now ? [`+ ${now.text}`] : []),
    ...hints.map((hint) => `  Look twice: ${hint}`),
    ...(now && before?.text === now.text
      ? ['  The data that it describes, or what it rests on, is changed.']
      : []),
    ...(now && behind.length === 0 ? ['  It rests on no statement.'] : ground ? [...behind, ''] : []),
  ].join('\n');
}

/** Whether two sentences are of one place and rest on the same statements. */
const sameGround = (one: Pending, other: Pending | undefined): boolean =>
  one.place === other?.place && `${one.now?.rests}` === `${other.now?.rests}`;

if (import.meta.main) {
  await main(async () => {
    const usage = 'npm run review [-- --accept ID…]';
    const { values, positionals } = commandLine(
      { accept: { type: 'boolean' } },
      usage,
      process.argv.slice(2),
    );
    if (positionals.length > 0 && !values.accept) throw new InputError(`Usage: ${usage}`);
    await review(positionals);
  });
}
