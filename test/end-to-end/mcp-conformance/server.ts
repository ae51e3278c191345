/**
 * The server of `docproc-mcp` over HTTP, with what the conformance suite of MCP calls by name on a server: tools, prompts and
 * resources of its reference server. It has no choice of scenarios by the features that a server declares.
 */
import {
  CLIENT_CAPABILITIES_META_KEY,
  fromJsonSchema,
  inputRequired,
  inputResponse,
  type ContentBlock,
  type InputRequests,
  type InputRequiredResult,
  type McpServer,
  ResourceTemplate,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { confirmationState, createConfirm } from '../../../src/mcp/confirm.ts';
import { serveHttp } from '../../../src/mcp/http.ts';
import { createServerFactory } from '../../../src/mcp/server.ts';

const text = (value: string): ContentBlock => ({ type: 'text', text: value });
const bytes = { data: Buffer.from('bytes').toString('base64') };
const image: ContentBlock = { type: 'image', mimeType: 'image/png', ...bytes };
const audio: ContentBlock = { type: 'audio', mimeType: 'audio/wav', ...bytes };
const plain = { mimeType: 'text/plain', text: 'Text.' };
const resource: ContentBlock = { type: 'resource', resource: { uri: 'test://embedded', ...plain } };

const elicit = inputRequired.elicit({
  message: 'What is it?',
  requestedSchema: { type: 'object', properties: { value: { type: 'string' } } },
});
const sample = inputRequired.createMessage({
  messages: [{ role: 'user', content: { type: 'text', text: 'What is it?' } }],
  maxTokens: 100,
});
const roots = inputRequired.listRoots();

const contents: Record<string, ContentBlock[]> = {
  test_simple_text: [text('Simple.')],
  test_image_content: [image],
  test_audio_content: [audio],
  test_embedded_resource: [resource],
  test_multiple_content_types: [text('Several.'), image, resource],
  test_streaming_elicitation: [text('A stream.')],
};

/** Tools that ask the client, in one round or more. */
const questions: Record<string, InputRequests[]> = {
  test_missing_capability: [{ answer: sample }],
  test_input_required_result_elicitation: [{ user_name: elicit }],
  test_input_required_result_sampling: [{ capital_question: sample }],
  test_input_required_result_list_roots: [{ client_roots: roots }],
  test_input_required_result_multiple_inputs: [{ user_name: elicit, greeting: sample, client_roots: roots }],
  test_input_required_result_multi_round: [{ step1: elicit }, { step2: elicit }],
};

/** Tools whose schema is what the suite checks. */
const inputSchemas: Record<string, Record<string, unknown>> = {
  test_x_mcp_header: {
    type: 'object',
    properties: { region: { type: 'string', 'x-mcp-header': 'Region' } },
  },
  json_schema_2020_12_tool: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    $defs: { address: { $anchor: 'address', type: 'object' } },
    properties: { address: { $ref: '#/$defs/address' }, phone: { type: 'string' } },
    allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['address'] }] }],
    if: { required: ['phone'] },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { properties: { phone: { minLength: 1 } } },
    else: { required: ['address'] },
    additionalProperties: false,
  },
};

const confirm = createConfirm((value) => value);
/** Tools with the question of the irreversible tools of this server. */
const confirmed = ['test_input_required_result_request_state', 'test_input_required_result_tampered_state'];

/** Returns the questions of the current round; undefined if the client has answered all. */
async function ask(
  rounds: InputRequests[],
  { mcpReq }: ServerContext,
): Promise<InputRequiredResult | undefined> {
  const round = Number(mcpReq.requestState() ?? 0);
  const isAnswered = Object.keys(rounds[round] ?? {}).every(
    (key) => inputResponse(mcpReq.inputResponses, key).kind !== 'missing',
  );
  const next = isAnswered ? round + 1 : round;
  const inputRequests = rounds[next];
  return (
    inputRequests &&
    inputRequired({ inputRequests, requestState: await confirmationState.mint(String(next)) })
  );
}

function addTools(server: McpServer): void {
  const add = (
    name: string,
    call: (context: ServerContext) => Promise<InputRequiredResult | ContentBlock[] | undefined>,
  ) =>
    server.registerTool(name, { description: `Does what ${name} checks.` }, async (context) => {
      const result = await call(context);
      return result && 'resultType' in result ? result : { content: result ?? [text('Done.')] };
    });
  for (const [name, content] of Object.entries(contents)) add(name, async () => content);
  for (const [name, rounds] of Object.entries(questions)) add(name, (context) => ask(rounds, context));
  for (const [name, schema] of Object.entries(inputSchemas)) {
    const inputSchema = fromJsonSchema(schema);
    server.registerTool(name, { description: `Has the schema that ${name} checks.`, inputSchema }, () => ({
      content: [text('Done.')],
    }));
  }
  for (const name of confirmed) {
    add(name, async (context) => {
      const tool = { name, description: name, path: [] };
      const question = await confirm({ tool, args: {} }, context, undefined);
      return typeof question === 'string' ? [text(question)] : question;
    });
  }
  add('test_input_required_result_capabilities', (context) => {
    const { [CLIENT_CAPABILITIES_META_KEY]: declared } = Object(context.mcpReq.envelope);
    return ask([{ ...(declared.elicitation && { elicit }), ...(declared.sampling && { sample }) }], context);
  });
  add('test_error_handling', () => Promise.reject(new Error('An error.')));
  add('test_logging_tool', async ({ mcpReq }) => void (await mcpReq.log('info', 'A message.')));
  add('test_tool_with_progress', async ({ mcpReq }) => {
    const { _meta: { progressToken = '' } = {} } = mcpReq;
    for (const progress of [0, 50, 100]) {
      const params = { progressToken, progress, total: 100 };
      await mcpReq.notify({ method: 'notifications/progress', params });
    }
    return undefined;
  });
}

function addPrompts(server: McpServer): void {
  const add = (name: string, args: string[], content: (given: Record<string, string>) => ContentBlock[]) => {
    const argsSchema = fromJsonSchema<Record<string, string>>({
      type: 'object',
      properties: Object.fromEntries(args.map((each) => [each, { type: 'string' }])),
    });
    server.registerPrompt(name, { description: `Is what ${name} checks.`, argsSchema }, (given) => ({
      messages: content(given).map((each) => ({ role: 'user', content: each })),
    }));
  };
  add('test_simple_prompt', [], () => [text('Simple.')]);
  add('test_prompt_with_arguments', ['arg1', 'arg2'], ({ arg1, arg2 }) => [text(`${arg1} and ${arg2}`)]);
  add('test_prompt_with_embedded_resource', ['resourceUri'], () => [resource]);
  add('test_prompt_with_image', [], () => [image]);
  server.registerPrompt('test_input_required_result_prompt', { description: 'Asks.' }, async (context) => {
    const question = await ask([{ user_context: elicit }], context);
    return question ?? { messages: [{ role: 'user', content: text('Done.') }] };
  });
  server.server.setRequestHandler('completion/complete', () => ({ completion: { values: [] } }));
}

function addResources(server: McpServer): void {
  const add = (uri: string, content: typeof plain | { mimeType: string; blob: string }) =>
    server.registerResource(uri, uri, {}, ({ href }) => ({ contents: [{ uri: href, ...content }] }));
  add('test://static-text', plain);
  add('test://static-binary', { mimeType: 'image/png', blob: bytes.data });
  const template = new ResourceTemplate('test://template/{id}/data', { list: undefined });
  server.registerResource('template', template, {}, ({ href }, { id }) => ({
    contents: [{ uri: href, text: `The data of ${id}.` }],
  }));
}

const createServer = createServerFactory();
const url = await serveHttp(() => {
  const server = createServer();
  const unchanging = { listChanged: false };
  server.server.registerCapabilities({
    completions: {},
    logging: {},
    prompts: unchanging,
    resources: unchanging,
  });
  addTools(server);
  addPrompts(server);
  addResources(server);
  return server;
}, 0);
console.error(`The MCP server listens on ${url}`);
