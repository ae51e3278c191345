/** What the docs make of a contract that has more than today's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { statusesWithTroubleshooting } from '../../scripts/artifacts/site/site-model.ts';
import { prepare } from '../../scripts/artifacts/site/pages/directives.ts';
import { operationPage } from '../../scripts/artifacts/site/reference/operation.ts';
import { readMarkdownPages } from '../../scripts/artifacts/site/pages/markdown-pages.ts';
import { root } from '../artifacts/project.ts';
import { at, type Patched, siteModel } from './contract.ts';

const pages = await readMarkdownPages();
const task = '/v2/{team_id}/project/{project_id}/task/{task_id}';

describe('advice on a status', () => {
  it('is written for each that the contract lists, and for no other', async () => {
    const { operations } = await siteModel();
    const advice = parse(readFileSync(join(root, 'docs/errors.yaml'), 'utf8')) as Record<string, unknown>;
    expect(Object.keys(advice).sort()).toEqual(
      [...new Set(operations.flatMap(statusesWithTroubleshooting))].sort(),
    );
  });

  it.each([
    ['423', 'Locked', '**Retry**: not without a change.'],
    ['503', 'Service Unavailable', '**Retry**: reads, later. Other requests only after'],
    ['4XX', 'Other status', '**Retry**: not without a change.'],
  ])('is generic for %s, which no guide describes', async (status, title, retry) => {
    const change = (d: Patched) =>
      (at(d, 'paths', `${task}/discard`, 'post', 'responses')[status] = { description: 'Not now.' });
    const warnings: string[] = [];
    const site = await siteModel(change, (message) => warnings.push(message));
    expect(warnings).toEqual([expect.stringMatching(`^docs/errors.yaml has no entry for ${status}`)]);
    const text = await (await prepare(site))('<!-- contract: errors -->', 'guides/x.md', 'markdown');
    expect(text).toContain(`### ${status}: ${title} {#status-${status.toLowerCase()}}`);
    const [, section = ''] = text.split(`### ${status}: `);
    expect(section).toMatch(/^\| Not now\. \| \[`discardTask`\]/m);
    expect(section.split('###')[0]).toContain(retry);
  });
});

describe('the page of an operation', () => {
  const page = async (id: string, change: (d: Patched) => void) => {
    const site = await siteModel(change);
    return operationPage(site, site.operation(id), pages, 'markdown');
  };

  it('says what to do about a 400 of this operation, and about a success in part where that is', async () => {
    const listing = (path: string, method: string) => (d: Patched) =>
      Object.assign(at(d, 'paths', path, method, 'responses'), { 400: { description: 'It is invalid.' } });
    const [complete, get, report] = [
      await page('completeTask', listing(`${task}/complete`, 'post')),
      await page('getTask', listing(task, 'get')),
      await page('reportTask', listing(`${task}/report`, 'post')),
    ];
    expect(complete).toContain('Fix the request. If the request is correct, read the task');
    expect(complete).toContain('a condition that only the service can check');
    for (const other of [get, report]) expect(other).not.toContain('read the task: its state');
    expect(get).toMatch(/^\| \[400\].*\| Fix the request\. \*\*Retry/m);
    expect(report).toMatch(/### 207\n\nThe report was processed.*\n\nDo not send the report again/);
    const [, errors = ''] = report.split('### Errors');
    expect(errors.split('##')[0]).not.toContain('207');
  });

  it('folds an object in an object, also one that contains itself, below the field that leads to it', async () => {
    const site = await siteModel((d) => {
      at(d, 'components', 'schemas', 'Annotation', 'properties')['parts'] = {
        type: 'array',
        items: { $ref: '#/components/schemas/Annotation' },
      };
    });
    const source = await operationPage(site, site.operation('getTask'), pages, 'site');
    expect(source).toContain('<summary><code>payload.pages[].annotations[]</code></summary>');
    expect(source).not.toContain('annotations[].parts[]');
    const ids = [...source.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toContain('response-200-payload-pages-annotations-confidence');
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('shows bounds, defaults and values of parameters, and headers of responses', async () => {
    const text = await page('getTask', (d) => {
      const get = at(d, 'paths', task, 'get');
      const query = (name: string, schema: object) => ({
        name,
        in: 'query',
        description: 'What it is.',
        schema,
      });
      get.parameters = [
        query('limit', { type: 'integer', minimum: 1, maximum: 100, default: 20 }),
        query('view', { type: 'string', enum: ['full', '', '`brief`'] }),
        query('status', { $ref: '#/components/schemas/StepType' }),
      ];
      const header = { description: 'Version of the task.', schema: { type: 'string', maxLength: 9 } };
      get.responses['200'].headers = { ETag: header };
    });
    expect(text).toContain(
      '| `limit` | integer | no | What it is. Minimum: `1`. Maximum: `100`. Default: `20`. |',
    );
    expect(text).toContain('| `view` | `full`, `""` or `` `brief` `` | no |');
    expect(text).toContain('One of `EXTRACT`, `CLASSIFY`, `SEGMENT` or `GROUP`.');
    expect(text).toContain('| `ETag` | string | no | Version of the task. Maximum length: `9`. |');
    expect(await page('moveUpload', () => {})).toContain('**Requires**: not specified.');
  });

  it('shows a response that is not JSON, and an error with a schema', async () => {
    const text = await page('exportTask', (d) => {
      const schema = { type: 'object', properties: { code: { type: 'string', description: 'Why not.' } } };
      d.paths[`${task}/export`] = {
        parameters: d.paths[task].parameters,
        get: {
          operationId: 'exportTask',
          responses: {
            200: {
              description: 'A table.',
              content: { 'text/csv': { examples: { one: { summary: 'One', value: 'id,name\n' } } } },
            },
            422: { description: 'Not now.', content: { 'application/json': { schema } } },
          },
        },
      };
    });
    expect(text).toContain('`text/csv`\n\nExample: One\n\n```text\nid,name\n```');
    expect(text).not.toContain('Any JSON');
    expect(text.split('### 422')[1]).toContain('| `code` | string | no | Why not. |');
  });
});
