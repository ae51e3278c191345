import type { Result } from './run.ts';


export async function runLanguages(): Promise<Result[]> {
  return [];
}
