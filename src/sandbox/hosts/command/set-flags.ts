import {
  checkSetting,
  combinations,
  type Interpretations,
  type Settings,
} from '../../contract/setting-values.ts';

/** What `--set` configured. */
export interface Configured {
  /** Interpretations of every run. */
  fixed: Settings;
  /** Settings that have every value, in every combination. */
  product: (keyof Interpretations)[];
  /** Whether every setting that makes a difference has every value, one after another. */
  everything: boolean;
}

/**
 * Reads `all`, `setting=all` and `setting=value`.
 *
 * @throws {TypeError} There is no such setting, it has no such value, or it is there twice.
 */
export function parseSet(texts: string[]): Configured {
  const configured: Configured = { fixed: {}, product: [], everything: false };
  const known = new Set<string>();
  for (const text of texts) {
    const at = text.indexOf('=');
    const [setting, value] = at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
    if (known.size === known.add(setting).size) throw new TypeError(`--set ${setting} is there twice.`);
    if (text === 'all') configured.everything = true;
    else if (value === undefined)
      throw new TypeError(`--set ${text}: the value must be SETTING=VALUE, or all.`);
    else if (value === 'all') {
      combinations(setting as keyof Interpretations);
      configured.product.push(setting as keyof Interpretations);
    } else {
      checkSetting(setting, value);
      Object.assign(configured.fixed, { [setting]: value });
    }
  }
  return configured;
}
