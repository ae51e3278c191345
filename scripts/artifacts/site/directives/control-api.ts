/** The endpoints of the control API: what each is for, what it takes and returns, and a request as a command. */
import { readFile } from 'node:fs/promises';
import { code, fence, sections, table } from '../../../lib/markdown.ts';
import { root } from '../../../lib/package-json.ts';
import { parseYaml } from '../../../lib/yaml.ts';
import { curl } from '../../../../src/shared/curl.ts';
import { prettyJson } from '../samples/format.ts';
import { sampleServer } from '../samples/sample-request.ts';
import type { Json } from '../../../model/index.ts';
import { badge, type Directive } from './tables.ts';

interface Route {
  title: string;
  /** Method, and path below `/_sandbox/`. */
  request: string;
  text: string;
  /** What each parameter of the query is. */
  parameters?: Record<string, string>;
  /** What each member of the body is. */
  body?: Record<string, string>;
  /** Query and body of the sample. */
  query?: Record<string, string>;
  send?: Json;
  /** Name of the file that has the body instead. */
  sendFile?: string;
  /** A part of what the sample returns; undefined without a body. */
  response?: Json;
  /** The data of an event, of a route that returns a stream of them. */
  event?: Json;
  /** Whether only a sandbox that teams share has it. */
  shared?: boolean;
}

const file = 'src/sandbox/control/routes.yaml';

/** Values of the parameters of paths, in samples. */
const ids: Record<string, string> = {
  team_id: 'team-1',
  task_id: 'task-1',
  upload_id: 'upload-1',
  project_id: 'project-1',
  fault_id: '1',
  key: 'a-key',
};

/** Reads the texts of the routes. */
export const routeGroups = async (): Promise<{ group: string; routes: Route[] }[]> =>
  parseYaml(await readFile(new URL(file, root), 'utf8'), file) as { group: string; routes: Route[] }[];

/** Returns a request to a route as a command. */
export function routeSample({ request, query, send, sendFile, shared }: Route): string {
  const [method = '', path = ''] = request.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);
  const search = query ? `?${new URLSearchParams(query).toString()}` : '';
  return curl({
    method,
    url: `${sampleServer.baseUrl}/_sandbox/${filled}${search}`,
    headers: [
      ...(shared ? [['Authorization', 'Bearer <CONTROL_TOKEN>'] as [string, string]] : []),
      ...(send === undefined && sendFile === undefined
        ? []
        : [['Content-Type', 'application/json'] as [string, string]]),
    ],
    body: send === undefined ? undefined : JSON.stringify(send),
    bodyFile: sendFile,
  });
}

/** The directive with all routes. */
export const controlApi: Directive = async (_site, _links, _argument, target) => {
  const groups = await routeGroups();
  return sections(
    groups.flatMap(({ group, routes }) => [
      `## ${group}`,
      ...routes.flatMap((route) => {
        const { title, request, text, parameters, body, response, event } = route;
        const [method = '', path = ''] = request.split(' ');
        const shown = `/_sandbox/${path}`;
        return [
          `### ${title}`,
          target === 'site'
            ? `${badge(method)} <code class="path">${shown.replaceAll('/', '/<wbr>').replaceAll('{', '&#123;')}</code>`
            : code(`${method} ${shown}`),
          text,
          parameters && members('Parameter', parameters),
          body && members('Body', body),
          fence('sh', routeSample(route)),
          result(response, event),
        ];
      }),
    ]),
  );
};

function result(response: Json | undefined, event: Json | undefined): string {
  if (event !== undefined) return `The data of an event:\n\n${fence('json', prettyJson(event))}`;
  return response === undefined ? 'It returns 204.' : fence('json', prettyJson(response));
}

const members = (head: string, texts: Record<string, string>): string =>
  table(
    [head, 'Description'],
    Object.entries(texts).map(([name, text]) => [
      / /.test(name) && !name.includes(',') ? name : name.split(', ').map(code).join(', '),
      text,
    ]),
  );
