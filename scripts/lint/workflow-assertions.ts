/** What each step of a workflow must assert: its status, the resource, and what the operation does to it. */
import type { Operation, Resource } from '../model/index.ts';

export interface Criterion {
  condition?: unknown;
  context?: unknown;
}

/** Returns what the criteria of a step leave out. */
export function missingAssertions(
  criteria: Criterion[],
  { success, recordParameter, transition, store }: Operation,
  resources: Record<string, Resource>,
): string[] {
  const texts = criteria.map(({ condition, context }) => `${String(context ?? '')} ${String(condition)}`);
  const has = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  const missing: string[] = [];
  const isExact = has(/\$statusCode == \d{3}/);
  const isRange = has(/\$statusCode >= \d/) && has(/\$statusCode < \d/);
  if (!isExact && !isRange) missing.push('the status: `$statusCode == 200`');
  const isSuccess = isRange || has(/\$statusCode == 2\d\d/);
  if (!isSuccess || success.kind === 'unknown' || success.list) return missing;
  const at = success.kind === 'envelope' ? '/payload' : '';
  if (recordParameter !== undefined && store?.action !== 'create' && !has(new RegExp(`${at}/id == \\$`)))
    missing.push(`which resource it is: \`$response.body#${at}/id\``);
  const field = resources[transition?.record ?? '']?.lifecycle?.field;
  const creates = transition?.creates !== undefined;
  const isShown = success.record?.properties.some(({ name }) => name === field) ?? false;
  if (transition && !creates && field !== undefined && isShown && !has(new RegExp(`${at}/${field} `)))
    missing.push(`the state: \`$response.body#${at}/${field}\``);
  for (const [name, { value }] of Object.entries(transition?.to ?? {})) {
    const wanted = typeof value === 'string' ? `"${value}"` : String(value);
    if (value === undefined || texts.some((text) => text.includes(`${at}/${name} == ${wanted}`))) continue;
    missing.push(`what the operation changes: \`$response.body#${at}/${name} == ${wanted}\``);
  }
  return missing;
}
