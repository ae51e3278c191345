import type { Model } from '../model/index.ts';

/** A type that is one of the names; `never` if there are none. */
export const unionOf = (names: readonly string[]): string =>
  names.map((name) => `'${name}'`).join(' | ') || 'never';

/** The interface `SettingValues`, by which the compiler checks tables by ids of settings. */
export function settingValues({ settings }: Model): string {
  const values = settings.map(({ id, setting }) => `  '${id}': ${unionOf(setting.values)};\n`);
  return `/** The values of each setting. */
export interface SettingValues {
${values.join('')}}
`;
}
