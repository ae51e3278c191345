/** Requests to the API itself: they are in the journal like those of any client. */
import type { JournalEntry } from '../state/journal.ts';
import { currentTeam, linkTo, send, show, shown, teamPath } from './control.ts';
import type { PageOperation } from './data.ts';
import { data } from './parts.tsx';

const keys = new Map<string, string>();

/** Returns a key for the current team. Where teams share a sandbox, each has its own. */
async function apiKey(): Promise<string> {
  const team = currentTeam();
  const key = keys.get(team) ?? (await send<{ key: string }>('POST', 'keys', {})).key;
  keys.set(team, key);
  return key;
}

interface ApiRequest {
  /** What it is, for the notice about the response. */
  title: string;
  method: string;
  path: string;
  headers?: [name: string, value: string][];
  body?: BodyInit | null;
}

/** Sends a request, and shows its status, and why it was rejected. Returns this text where it has failed, else an empty one. */
export async function sendToApi(sent: ApiRequest): Promise<string> {
  const { title, method, path, headers = [], body = null } = sent;
  const key = await apiKey();
  const before = shown.summary.requests;
  const init = { method, headers: [...headers, ['authorization', `Bearer ${key}`]] as [string, string][] };
  const status = await fetch(path, { ...init, body }).then(
    (response) => response.status,
    () => 0,
  );
  const noted = await send<JournalEntry[]>('GET', `${teamPath()}/journal?after=${before}`);
  const entry = noted.findLast((each) => each.path === path && each.method === method);
  const good = status >= 200 && status < 300;
  const outcome = status === 0 ? 'the connection ended without a response' : `status ${status}`;
  const fault = entry?.fault ? `of the fault ${entry.fault}` : '';
  const why = good ? '' : (entry?.rejected ?? fault);
  const text = `${title}: ${outcome}${why && `, because ${why}`}`;
  show({ notice: { text, good, link: linkTo('journal', currentTeam(), entry?.number ?? '') } });
  return good ? '' : text;
}

/** Returns the path of an operation with values in the place of its parameters. */
const fill = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(values[nameOf(name)] ?? name));

/** Parameters of the team and the project have their ids, however the contract spells them. */
const nameOf = (parameter: string): string =>
  /^(team|project)_?id$/i.exec(parameter)?.[1]?.toLowerCase() ?? parameter;

export const requestFor = (
  { method, path, title, idParameter = '' }: PageOperation,
  { id, project_id }: { id: string; project_id: string },
  body: unknown,
): ApiRequest => ({
  title,
  method,
  path: fill(path, { team: currentTeam(), project: project_id, [idParameter]: id }),
  ...(body !== undefined && { body: JSON.stringify(body), headers: [['content-type', 'application/json']] }),
});

export async function uploadFiles(files: readonly File[], project: string): Promise<void> {
  const { upload } = data;
  if (!upload || files.length === 0) return;
  const form = new FormData();
  for (const [name, option] of Object.entries(upload.filled))
    form.append(name, option === 'teamId' ? currentTeam() : project);
  for (const file of files) form.append(upload.file, file);
  const title = files.length === 1 ? `Upload ${files[0]?.name}` : `Upload ${files.length} files`;
  await sendToApi({
    title,
    method: 'POST',
    path: fill(upload.path, { team: currentTeam(), project }),
    body: form,
  });
}
