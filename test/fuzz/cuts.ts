/** Requests that end at each of their bytes, or arrive in two chunks that are divided at each of them. */
import { startSandbox } from '../../src/sandbox/hosts/index.ts';
import { exchange, headOf, withLength } from './exchange.ts';
import { Fault } from './verdict.ts';

const inChunks = (line: string, type: string, body: string) => {
  const chunks = [body.slice(0, 40), body.slice(40)].map(
    (chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`,
  );
  const head = headOf(line, `content-type: ${type}`, 'transfer-encoding: chunked');
  return `${head}${chunks.join('')}0\r\n\r\n`;
};

const form = [
  '--b\r\ncontent-disposition: form-data; name="projectId"\r\n\r\nproject-1\r\n',
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nbytes\r\n--b--\r\n',
].join('');
const report = JSON.stringify({
  issues: [{ label: 'Poor Document Quality', value: 'poor_quality' }],
  message: 'x',
});
const task = '/v2/{team}/project/project-1/task/t';
const multipart = 'multipart/form-data; boundary=b';
const json = 'application/json';

/** Requests that succeed once they are complete. */
const requests: Record<string, string> = {
  'a request without a body': headOf(`GET ${task}`),
  'a decision': headOf(`POST ${task}/approve`, 'content-length: 0'),
  'a form': withLength('POST /v2/{team}/project/project-1/upload', multipart, form),
  'a form in chunks': inChunks('POST /v2/{team}/upload', multipart, form),
  JSON: withLength(`POST ${task}/report`, json, report),
  'JSON in chunks': inChunks(`POST ${task}/report`, json, report),
  'a seed': withLength('POST /_sandbox/teams/{team}/tasks', json, '{"id":"t2","status":"FAILED"}'),
};

/**
 * Cuts and divides each request at every byte, or at every `stride`th.
 *
 * @returns how many requests were sent
 * @throws Fault if a part of a request has an effect or a success, or a divided one has not
 */
export async function cuts(stride = 1): Promise<number> {
  const sandbox = await startSandbox({ port: 0, limits: { teams: 10_000 }, log: () => {} });
  const port = Number(new URL(sandbox.baseUrl).port);
  const jobs = Object.entries(requests).flatMap(([name, text]) =>
    Array.from({ length: Math.ceil(text.length / stride) }, (_, index) => ({
      name,
      text,
      at: index * stride,
    })).flatMap((job) => [
      { ...job, end: 'half-close' as const },
      { ...job, end: 'reset' as const },
      { ...job, end: undefined },
    ]),
  );
  let teams = 0;
  const one = async ({ name, text, at, end }: (typeof jobs)[number]) => {
    const team = sandbox.team(`t${String(teams++).padStart(5, '0')}`);
    const request = Buffer.from(text.replace('{team}', team.id));
    team.seed({ id: 't', status: 'REVIEWING' });
    const before = JSON.stringify([team.tasks(), team.uploads(), team.events()]);
    const pieces = [request.subarray(0, at), ...(end ? [] : [request.subarray(at)])].filter(
      ({ length }) => length > 0,
    );
    const sending = {
      responses: end ? 0 : 1,
      end: end ?? 'keep',
      pause: end ? 0 : 1,
      patience: 60_000,
    } as const;
    const result = await exchange(port, pieces, sending);
    const [status = 0] = result?.responses.map((response) => response.status) ?? [];
    const where = `${name}, at byte ${at}, ${end ? `then ${end}` : 'divided'}`;
    if (!result) throw new Fault(`${where}: no end of the exchange.`);
    if (result.garbage !== undefined) throw new Fault(`${where}: no HTTP: ${result.garbage}`);
    if (end === undefined) {
      if (status < 200 || status > 299) throw new Fault(`${where}: returned ${status}.`);
      return;
    }
    if (status >= 200 && status < 300)
      throw new Fault(`${where}: returned ${status} to a part of a request.`);
    if (status >= 500) throw new Fault(`${where}: returned ${status}.`);
    const after = JSON.stringify([team.tasks(), team.uploads(), team.events()]);
    if (before !== after) throw new Fault(`${where}: had an effect: ${after}`);
  };
  try {
    for (let start = 0; start < jobs.length; start += 50)
      await Promise.all(jobs.slice(start, start + 50).map(one));
  } finally {
    await sandbox.close();
  }
  return jobs.length;
}
