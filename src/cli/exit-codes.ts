import { DocprocError, type ErrorCode } from '@docproc/client';
import { isUsageError } from '../shared/command-line.ts';

/** The state of a resource forbids a command, a person did not confirm it, or a response is not as documented. */
export class CommandError extends Error {
  readonly code: 'state' | 'unconfirmed' | 'response';
  constructor(code: CommandError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** @throws {CommandError} What is made of a response needs more than the response has. */
export function madeOf<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    throw new CommandError('response', `The response is not as documented. ${(error as Error).message}`);
  }
}

/** Why a command ends with an exit code, and the codes of errors that lead to it. */
export const exitCodes: readonly [code: number, reason: string, errors: readonly string[]][] = [
  [0, 'everything was done', []],
  [1, 'an unexpected error', []],
  [2, 'the arguments or the configuration are wrong', []],
  [3, 'the key is missing, not valid or has no access', ['unauthorized', 'forbidden']],
  [4, 'there is no such task or upload', ['not_found']],
  [5, 'the state forbids it, or the request is not valid', ['state', 'bad_request', 'conflict']],
  [6, 'a file cannot be read or written, or is too large', ['file', 'file_limit', 'file_too_large']],
  [7, 'too many requests', ['rate_limit']],
  [
    8,
    'the service failed, or its response is not as documented',
    ['server', 'response', 'unexpected_response'],
  ],
  [9, 'there is no connection', ['connection']],
  [10, 'a time limit is over', ['timeout']],
  [11, 'a person did not confirm it', ['unconfirmed']],
  [130, 'Ctrl-C', ['abort']],
] satisfies [number, string, readonly (ErrorCode | CommandError['code'])[]][];

/** Whether the system did not permit something, such as to write a file: the message has the reason and the path. */
export const isOfSystem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;

export function exitCodeOf(error: unknown): number {
  if (isUsageError(error)) return 2;
  if (isOfSystem(error)) return 6;
  const isKnown = error instanceof DocprocError || error instanceof CommandError;
  return exitCodes.find(([, , errors]) => isKnown && errors.includes(error.code))?.[0] ?? 1;
}
