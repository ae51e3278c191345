/** What depends on the engine of a browser. */
import { afterAll, beforeAll, describe } from 'vitest';
import { testKit } from './engine-kit.ts';
import { testSite } from './engine-site.ts';
import { type Engine, type EngineName, engines, launchEngine } from './engines.ts';

type Part = [about: string, declare: (name: EngineName, launched: () => Engine) => void];
/** The other files use the site in Chromium. */
const parts = (name: EngineName): Part[] => [
  ['the packages', testKit],
  ...(name === 'chromium' ? [] : [['the site', testSite] satisfies Part]),
];

describe.each(engines)('%s', (name) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await launchEngine(name);
  });
  afterAll(() => engine.close());

  describe.each(parts(name))('%s', (_, declare) => {
    declare(name, () => engine);
  });
});
