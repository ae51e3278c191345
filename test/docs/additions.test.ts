/** What the docs make of a contract that has more than today's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { statusesWithAdvice } from '../../scripts/artifacts/site/site-model.ts';
import { prepare } from '../../scripts/artifacts/site/pages/blocks.ts';
import { operationPage } from '../../scripts/artifacts/site/reference/operation.ts';
import { readPages } from '../../scripts/artifacts/site/pages/written.ts';
import { samplesOf } from '../../scripts/artifacts/site/samples/index.ts';
import { root } from '../artifacts/project.ts';
import { at, type Patched, siteModel } from './contract.ts';

const pages = await readPages();
const task = '/v2/{team_id}/project/{project_id}/task/{task_id}';

describe('advice on a status', () => {
  it('is written for each that the contract lists, and for no other', async () => {
    const { operations } = await siteModel();
    const advice = parse(readFileSync(join(root, 'docs/errors.yaml'), 'utf8')) as Record<string, unknown>;
    expect(Object.keys(advice).sort()).toEqual([...new Set(operations.flatMap(statusesWithAdvice))].sort());
  });

  it.each([
    ['409', 'Conflict', '**Retry**: not without a change.'],
    ['503', 'Service Unavailable', '**Retry**: reads, later. Other requests only after'],
    ['4XX', 'Client error', '**Retry**: not without a change.'],
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

describe('a new tag with a resource of its own', () => {
  const change = (d: Patched) => {
    d.tags.push({ name: 'Saved views', description: 'Searches that were kept.' });
    d.components.schemas.SavedView = {
      type: 'object',
      description: 'A search that was kept.',
      required: ['id', 'state'],
      properties: {
        id: { type: 'string', description: 'Identifies the view.' },
        state: { $ref: '#/components/schemas/SavedViewState' },
      },
    };
    d.components.schemas.SavedViewState = {
      type: 'string',
      enum: ['DRAFT', 'SHARED'],
      'x-lifecycle': {
        record: 'SavedView',
        field: 'state',
        states: { DRAFT: { description: 'Only you see it.' }, SHARED: { description: 'The team sees it.' } },
        moves: [{ to: 'DRAFT' }],
      },
    };
    const team = { $ref: '#/components/parameters/TeamId' };
    const id = { name: 'view_id', in: 'path', required: true, schema: { type: 'string' }, example: 'view-1' };
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/SavedView' } } };
    d.paths['/v2/{team_id}/view/{view_id}/share'] = {
      parameters: [team, id],
      post: {
        operationId: 'shareSavedView',
        tags: ['Saved views'],
        summary: 'Share a view',
        responses: {
          200: { description: 'Shared.', content },
          409: { description: 'It is shared already.' },
        },
        'x-transition': {
          record: 'SavedView',
          from: { state: { notIn: ['SHARED'] } },
          to: { state: { value: 'SHARED' } },
          rejectedWith: '409',
        },
      },
    };
  };

  it('is on the page of operations, its lifecycle included', async () => {
    const expand = await prepare(await siteModel(change));
    const page = pages.find(({ path }) => path === 'operations.md');
    const text = await expand(page?.text ?? '', 'operations.md', 'site');
    expect(text).toContain('## Saved views {#saved-views}\n\nSearches that were kept.\n\n| Operation |');
    expect(text).toContain(
      '| [Share a view](./reference/shareSavedView.md) | <span class="method post">POST',
    );
    expect(text).toContain('| [SavedViewState](./schemas/SavedViewState.md) |');
    expect(text).toContain('## Saved view lifecycle {#SavedView-lifecycle}\n\nA search that was kept.');
    expect(text).toContain('| `DRAFT` | Only you see it. |');
    expect(text).toContain('data-state="SHARED"');
    expect(text).toContain('| `DRAFT` | → `SHARED` |');
    expect(text).toContain('| `SHARED` | 409 |');
    // Guides explain these.
    expect(text).not.toContain('## Task lifecycle');
    expect(text).not.toContain('<!-- contract:');
  });

  it('has samples by the names of its own', async () => {
    const site = await siteModel(change);
    const samples = await samplesOf(site, site.operation('shareSavedView'));
    const text = samples.map(({ source }) => source).join('\n');
    expect(text).toContain("const savedView = await docproc.savedViews.share('view-1');");
    expect(text).toContain('saved_view = response.json()');
  });
});

describe('the page of an operation', () => {
  const page = async (id: string, change: (d: Patched) => void) => {
    const site = await siteModel(change);
    return operationPage(site, site.operation(id), pages);
  };

  it('shows bounds, defaults and values of parameters, headers of responses, and every media type', async () => {
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
        query('view', { type: 'string', enum: ['full', 'brief'] }),
        query('status', { $ref: '#/components/schemas/StepType' }),
        query('labels', { type: 'object', additionalProperties: { type: 'string' } }),
      ];
      const header = { description: 'Version of the task.', schema: { type: 'string', maxLength: 9 } };
      get.responses['200'].headers = { ETag: header };
      const json = { schema: { type: 'object' } };
      get.requestBody = { content: { 'application/json': json, 'application/x-www-form-urlencoded': json } };
    });
    expect(text).toContain(
      '| `limit` | integer | no | What it is. Minimum: `1`. Maximum: `100`. Default: `20`. |',
    );
    expect(text).toContain('| `view` | `full` or `brief` | no |');
    expect(text).toContain('One of `EXTRACT`, `CLASSIFY`, `SEGMENT` or `GROUP`.');
    expect(text).toContain('| `labels` | object of string by name |');
    expect(text).toContain('| `ETag` | string | no | Version of the task. Maximum length: `9`. |');
    expect(text).toContain('`application/json` or `application/x-www-form-urlencoded`, optional.');
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
