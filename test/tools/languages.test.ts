import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleServer } from '../../scripts/artifacts/site/samples/sample-request.ts';
import { generators } from '../../scripts/commands/clients.ts';
import { languages, programOf } from './languages.ts';
import { root } from './tools.ts';

const pageOf = (file: string): string => readFileSync(join(root, 'docs/recipes', file), 'utf8');

it('each language has a recipe that generates the client and has a program for the sandbox', () => {
  const index = pageOf('other-languages.md');
  for (const language of languages) {
    expect(generators).toContain(language.name);
    expect(pageOf(language.recipe)).toContain(
      `npm run clients -- ${[language.base, language.name].filter(Boolean).join(' ')} --out ../invoices\n`,
    );
    expect(programOf(language)).toContain(sampleServer.baseUrl);
    expect(index).toContain(`(./${language.recipe})`);
    for (const section of ['## What it supports', '## What it lacks'])
      expect(pageOf(language.recipe), language.recipe).toContain(section);
  }
});
