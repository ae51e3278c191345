import { expect, it } from 'vitest';
import { sampleServer } from '../../scripts/artifacts/site/samples/sample-request.ts';
import { languages, tabsOf } from './languages.ts';
import { versionOf } from './readers.ts';

it.each(languages)(
  '$label has a tab that generates the client, a program for the sandbox, and its start',
  (language) => {
    const [generate, program, start] = tabsOf(language);
    const [first = ''] = generate.replaceAll('\\\n ', '').split('\n');
    expect(first).toMatch(`npx @redocly/cli@${versionOf('@redocly/cli')} generate-client openapi.3.0.json `);
    expect(first).toMatch(
      new RegExp(` --generator ${language.name}\\b.* --output ${language.name}/client.ts$`),
    );
    expect(program).toContain(sampleServer.baseUrl);
    expect(start).toContain(language.file.replace('main.go', 'go run'));
  },
);
