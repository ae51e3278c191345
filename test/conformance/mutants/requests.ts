/** Faults of what a server accepts: keys, bodies, limits. */
import { contract } from '../../../generated/conformance/contract/contract.ts';
import { calls, json, operation, rejection, taskIn, type Call, type Fields, type Mutant } from './mutant.ts';

const ids = contract.operations.map(({ id }) => id);

/** Keys that are not to be accepted: what is wrong with each, the check that finds it, and how it is sent. */
const wrongKeys: readonly [name: string, check: string, authorization: RegExp][] = [
  ['no key', 'no-key', /^undefined$/],
  ['another scheme', 'no-bearer', /^Basic/],
  ['an invalid key', 'invalid-key', /^Bearer sandbox:invalid$/],
  ['an expired key', 'expired-key', /expires_at/],
  ['a key of another team', 'other-team', /team_id/],
  ['every scope', 'without-scope', /^Bearer sandbox:(?!invalid|;)/],
];

const keys: Mutant[] = ids.flatMap((id) => {
  const { scopes } = operation(id);
  const wrong = wrongKeys.filter(([, check]) => check !== 'without-scope' || scopes.length > 0);
  return [
    ...wrong.map(([name, check, authorization]): Mutant => ({
      name: `${id}: accepts ${name}`,
      expects: new RegExp(`^access/${id}/${check}`),
      plant: calls([id], async ({ send, url, init }) =>
        authorization.test(String(init.headers['authorization']))
          ? send(url, { ...init, headers: { ...init.headers, authorization: 'Bearer full-key' } })
          : send(),
      ),
    })),
    ...scopes
      .flat()
      .slice(0, 2)
      .map((scope): Mutant => ({
        name: `${id}: rejects the spelling ${scope}`,
        expects: new RegExp(`^access/${id}/scope-`),
        plant: calls([id], async ({ send, init }) =>
          init.headers['authorization'] === `Bearer sandbox:${scope}`
            ? rejection(operation(id).resource === 'Task' ? 404 : 403)
            : send(),
        ),
      })),
  ];
});

const unknown: Mutant[] = contract.operations
  .filter(({ idParameter, resource }) => resource === 'Task' && idParameter !== undefined)
  .map(({ id }) => ({
    name: `${id}: an unknown id is no error`,
    expects: new RegExp(`^access/${id}/unknown-id`),
    plant: calls([id], async ({ send, task, sandbox, operation: own }) => {
      const response = await send();
      const [first] = [...(sandbox.state.teams.get('team-1')?.records.get('Task')?.keys() ?? [])];
      if (response.status !== 404 || task || first === undefined) return response;
      return json(
        {
          payload: taskIn(sandbox, first),
          ...(own.id === 'completeTask' && { message: '' }),
          ...(own.id === 'reportTask' && { error: null }),
        },
        { status: 200 },
      );
    }),
  }));

/** A body that is wrong in one way, and accepted. */
const lenient: Mutant[] = contract.operations
  .filter(({ body }) => body?.required)
  .flatMap((own) => {
    const { id, body } = own;
    return (body?.invalid ?? []).map(({ name, value }): Mutant => ({
      name: `${id}: accepts ${name}`,
      expects: new RegExp(`^invalid/${id}/`),
      plant: calls([id], async (call) => (isSame(call, value) ? corrected(call) : call.send())),
    }));
  });

/** Whether a request has an invalid value as its body, apart from names and the project. */
function isSame({ init: { body } }: Call, value: unknown): boolean {
  if (typeof body === 'string') return body === JSON.stringify(value);
  if (!(body instanceof FormData)) return false;
  const wanted = value as Fields;
  const names = [...new Set(body.keys())].sort().join();
  return names === Object.keys(wanted).sort().join() && (body.get('meta') ?? undefined) === wanted['meta'];
}

/** Sends a valid body in place of an invalid one. */
function corrected({ send, url, init, operation: { body } }: Call): Promise<Response> {
  if (!(init.body instanceof FormData))
    return send(url, { ...init, body: JSON.stringify(body?.valid[0]?.value) });
  const form = new FormData();
  form.append('file', new Blob(['text']), 'file.pdf');
  form.append('projectId', 'project-1');
  const name = init.body.get('name');
  if (name !== null) form.append('name', name);
  return send(url, { ...init, body: form });
}

const filesOf = (body: unknown): File[] =>
  body instanceof FormData ? body.getAll('file').filter((each) => each instanceof File) : [];

/** A valid form that is rejected. */
const strict = (
  name: string,
  expects: RegExp,
  applies: (form: FormData, files: File[]) => boolean,
  status = 400,
): Mutant => ({
  name: `createUpload: rejects ${name}`,
  expects,
  plant: calls(['createUpload'], async ({ send, init: { body } }) => {
    const response = await send();
    return response.ok && body instanceof FormData && applies(body, filesOf(body))
      ? rejection(status)
      : response;
  }),
});

const forms = /^(invalid|responses|matrix|access|limits|concurrency)\/createUpload\//;
const strictForms: Mutant[] = [
  strict('metadata', forms, (form) => form.has('meta')),
  strict('a name', forms, (form) => form.has('name')),
  strict('several files', forms, (_, files) => files.length > 1 && files.length < 10),
  strict('every form', forms, () => true),
  strict('every form with 500', forms, () => true, 500),
];
const strictReports: Mutant[] = ['manyIssues', 'ownIssue'].map((name) => ({
  name: `reportTask: rejects the example ${name} with 404`,
  expects: /^invalid\/reportTask\/valid/,
  plant: calls(['reportTask'], async ({ send, init: { body } }) => {
    const value = operation('reportTask').body?.valid.find((each) => each.name === name)?.value;
    return body === JSON.stringify(value) ? rejection(404) : send();
  }),
}));

const beyond = (name: string, change: (call: Call, files: File[]) => Promise<Response>): Mutant => ({
  name: `createUpload: ${name}`,
  expects: /^limits\/createUpload\/|^responses\/createUpload\/undocumented/,
  large: true,
  plant: calls(['createUpload'], (call) => change(call, filesOf(call.init.body))),
});

const created = async (call: Call): Promise<Response> => corrected(call);
const MiB = 2 ** 20;

const limits: Mutant[] = [
  beyond('accepts 101 files', async (call, files) => (files.length === 101 ? created(call) : call.send())),
  beyond('rejects 100 files', async (call, files) => (files.length === 100 ? rejection(400) : call.send())),
  beyond('rejects a file of 40 MB', async (call, [file]) =>
    file?.size === 40e6 ? rejection(413) : call.send(),
  ),
  beyond('accepts a byte more than 40 MB', async (call, [file]) =>
    file?.size === 40 * MiB + 1 ? created(call) : call.send(),
  ),
  beyond('rejects a file that is too large with 400', async (call) => {
    const response = await call.send();
    return response.status === 413 ? rejection(400) : response;
  }),
  beyond('rejects 101 files with 409', async (call, files) =>
    files.length === 101 ? rejection(409) : call.send(),
  ),
  beyond('accepts 40,000,001 bytes, and not 40 MiB', async (call, [file]) =>
    file?.size === 40 * MiB ? rejection(413) : call.send(),
  ),
];

/** Faults of what a server accepts. */
export const requestMutants: Mutant[] = [
  ...keys,
  ...unknown,
  ...lenient,
  ...strictForms,
  ...strictReports,
  ...limits,
];
