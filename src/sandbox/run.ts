import {
  checkSetting,
  combinations,
  eachInterpretation,
  type Interpretations,
  type Settings,
} from './setting-values.ts';

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

/** Returns the settings of each run. More are added as settings turn out to make a difference. */
export function runs({
  fixed,
  product,
}: Configured): Iterable<Settings> & { found(settings: (keyof Interpretations)[]): void } {
  const queue: Settings[] = combinations(...product).map((settings) => ({ ...fixed, ...settings }));
  const known = new Set<string>([...Object.keys(fixed), ...product]);
  return {
    *[Symbol.iterator]() {
      // The queue grows while it is read.
      for (let i = 0; i < queue.length; i++) yield queue[i] ?? {};
    },
    found(settings) {
      for (const setting of settings) {
        if (known.has(setting)) continue;
        known.add(setting);
        const [, ...others] = eachInterpretation(setting);
        for (const other of others) queue.push({ ...fixed, ...other });
      }
    },
  };
}
