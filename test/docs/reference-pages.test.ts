import { createMarkdownRenderer } from 'vitepress';
import { describe, expect, it } from 'vitest';
import { apiSidebar } from '../../scripts/artifacts/site/pages/sidebar.ts';
import { operationPage } from '../../scripts/artifacts/site/reference/operation.ts';
import { schemaPage } from '../../scripts/artifacts/site/reference/schema.ts';
import { markdown } from '../../scripts/artifacts/site/vite/markdown.ts';
import { siteModel } from './contract.ts';

describe('the navigation of the reference', () => {
  it('lists every operation and schema', async () => {
    const site = await siteModel();
    const links = apiSidebar(site).flatMap(({ items = [] }) => items.map(({ link }) => link));
    const expected = [
      ...site.operations.map(({ id }) => `/reference/${id}`),
      ...Object.keys(site.schemas).map((name) => `/schemas/${name}`),
    ];
    expect(links.toSorted()).toEqual(['/operations', ...expected].toSorted());
  });
});

it('shows elements and braces in texts of the contract as they are written', async () => {
  const { renderAsync } = await createMarkdownRenderer('.', markdown);
  const text = 'A <task_id> of {{ team }} and `{{ team }}`, <b>.\n\n<script>\nalert(1)\n\n<br>';
  expect(await renderAsync(text, { relativePath: 'reference/getTask.md' })).toBe(
    '<p>A &lt;task_id&gt; of &#123;{ team }} and <code>&#123;{ team }}</code>, &lt;b&gt;.</p>\n&lt;script&gt;\nalert(1)\n\n&lt;br&gt;',
  );
});

describe('the page of an operation', () => {
  it('leads to every open question that concerns it', async () => {
    const site = await siteModel();
    for (const operation of site.operations.filter(({ shorthandOf }) => !shorthandOf)) {
      const text = await operationPage(site, operation, [], 'markdown');
      const missing = operation.allQuestions.filter((id) => !text.includes(`open-questions.md#${id})`));
      expect(missing, operation.id).toEqual([]);
    }
  });
});

describe('the page of a schema', () => {
  const page = async (name: string) => {
    const site = await siteModel();
    const schema = site.schemas[name];
    if (!schema) throw new Error(`There is no schema ${name}.`);
    return schemaPage(site, schema, 'markdown');
  };

  it('says which operations and schemas use it directly', async () => {
    expect(await page('Task')).toMatch(/\*\*Part of\*\*: .*\[TaskEnvelope\]\(\.\/TaskEnvelope\.md\)/);
    const envelope = await page('TaskEnvelope');
    expect(envelope).toContain('**Response of**: [');
    expect(envelope).toContain('(../reference/getTask.md)');
    expect(envelope).not.toContain('Part of');
    expect(await page('Task'), 'what is inside an envelope').not.toContain('**Response of**');
  });

  it('has an example from the responses that include it', async () => {
    expect(await page('Signature')).toMatch(/## Example\n\n```json\n\{/);
  });
});
