/** The tools of the MCP server: one for each operation that is no shorthand, and one for each resource with guards. */
import { omitUndefined } from '../../../src/shared/omit-undefined.ts';
import { defaultWait, type Tool } from '../../../src/shared/tool.ts';
import { InputError } from '../../lib/cli.ts';
import type { Model, Operation, Parameter, Property, Schema } from '../../model/index.ts';
import { snake } from '../../model/names.ts';
import { formOf, idsOf, optionsOf } from '../client/signature.ts';
import { guardedRecords } from '../guards-module.ts';
import { descriptionOf, outputSchemaOf } from './texts.ts';

/**
 * Returns the tools. An operation has none if its body must be something else than an object with properties.
 *
 * @throws InputError that names an operation, if two arguments of its tool would have one name
 */
export function toolsOf(model: Model): Tool[] {
  const operations = model.operations.filter(
    ({ shorthandOf, body }) =>
      shorthandOf === undefined && (!body?.required || body.schema.properties.length > 0),
  );
  const guarded = Object.fromEntries(guardedRecords(model));
  const reader = (record: string): Tool | undefined => {
    const found = operations.find(({ crud, resource }) => crud?.action === 'get' && resource === record);
    return found && toolOf(found, model);
  };
  const tools = operations.map((operation): Tool => {
    const { id, resource: record = '' } = operation;
    const tool = toolOf(operation, model);
    const action = guarded[record]?.[id]?.action;
    const found = reader(record);
    const isGuarded = action !== undefined && found?.path.every((name) => tool.path.includes(name));
    return omitUndefined({
      ...tool,
      ...(tool.annotations.readOnlyHint && withParts(tool, operation)),
      ...(tool.waits && found && waiting(tool, found)),
      reader: found?.name,
      guard: isGuarded ? { record, action } : undefined,
    });
  });
  const lists = Object.keys(guarded).flatMap((record): Tool[] => {
    const tool = reader(record);
    if (!tool) return [];
    const noun = model.resources[record]?.noun ?? record;
    const name = `list_${snake(noun)}_tools`;
    const description = `Lists the tools that the state of the ${noun} allows, and why it does not allow the others.`;
    const title = `List the tools that a ${noun} allows`;
    return [{ ...tool, name, title, description, outputSchema: verdicts, reader: tool.name, lists: record }];
  });
  return [...tools, ...lists];
}

const verdicts = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          tool: { type: 'string' },
          allowed: { anyOf: [{ type: 'boolean' }, { const: 'unknown' }] },
          reason: { type: 'string' },
        },
      },
    },
  },
};

const waitSeconds = {
  type: 'integer',
  description: 'How long to wait until the upload is processed.',
  default: defaultWait,
  minimum: 1,
  maximum: 3_600,
};

/** What is different in a tool that waits for what it creates: it returns what the other tool reads. */
const waiting = ({ description }: Tool, { name, outputSchema }: Tool): Partial<Tool> => ({
  description: `${description} Waits until it is processed, and returns it as ${name} does.`,
  outputSchema,
});

/** Adds the arguments that ask for a part of what a tool reads. */
function withParts({ inputSchema }: Tool, { success }: Operation): Partial<Tool> {
  const { value, listIn } = success;
  if (!value || (value.properties.length === 0 && !value.items)) return {};
  const list = listIn ?? value.properties.find(({ schema }) => inner(schema))?.name;
  const example = list && inner(value.properties.find(({ name }) => name === list)?.schema);
  const names = [value.properties[0]?.name, list && [list, example].filter(Boolean).join('.')].filter(
    Boolean,
  );
  const own = {
    result_fields: {
      type: 'array',
      items: { type: 'string' },
      minItems: 1,
      description: `Members of the result to return, such as ${names.join(', ')}.`,
    },
    ...(list && {
      [`result_${list}`]: {
        type: 'array',
        items: { type: 'integer', minimum: 1 },
        minItems: 1,
        description: `Positions in ${list} to return, from 1.`,
      },
    }),
    result_skip: {
      type: 'integer',
      minimum: 0,
      description: `Items to leave out at the beginning of each list${list ? ` in ${list}` : ''}.`,
    },
  };
  const properties = inputSchema['properties'] as object;
  return { ...(list && { list }), inputSchema: { ...inputSchema, properties: { ...properties, ...own } } };
}

const inner = (list: Schema | undefined): string | undefined =>
  list?.items?.properties.find(({ schema }) => schema.items)?.name;

function toolOf(operation: Operation, model: Model): Tool {
  const { id, summary, tag, name, body, crud, transition } = operation;
  const { path, options, files, fields } = argumentsOf(operation, model);
  const all = [...path, ...options, ...files, ...fields];
  const twice = namesOf(all).find((each, index, names) => names.indexOf(each) < index);
  if (twice !== undefined)
    throw new InputError(
      `${id}: two arguments of its tool would have the name ${twice}. Rename the parameter or the field in openapi/.`,
    );
  const readOnlyHint = model.lostResponse(operation).repeatSafety === 'none';
  // The client waits for what this method creates.
  const waits = `${tag.namespace}.${name}` === 'uploads.create';
  return omitUndefined({
    name: snake(id),
    title: summary,
    description: descriptionOf(operation, model),
    inputSchema: {
      type: 'object',
      properties: {
        ...Object.fromEntries(all.map((each) => [each.name, each.schema])),
        ...(waits && { wait_seconds: waitSeconds }),
      },
      required: namesOf(all.filter(({ required }) => required)),
      additionalProperties: false,
    },
    outputSchema: outputSchemaOf(operation, model, readOnlyHint) as Tool['outputSchema'],
    annotations: {
      readOnlyHint,
      destructiveHint:
        transition?.reversible === undefined ? crud?.action === 'delete' : !transition.reversible,
      idempotentHint: model.isIdempotent(operation),
      // Results have texts of documents that anybody may have sent.
      openWorldHint: true,
    },
    method: { namespace: tag.namespace, name },
    path: namesOf(path),
    options: namesOf(options),
    body: body?.required ? namesOf([...files, ...fields]) : undefined,
    files: namesOf(files),
    waits: waits || undefined,
  });
}

const namesOf = (all: { name: string }[]): string[] => all.map(({ name }) => name);

type Described = Pick<Parameter | Property, 'name' | 'required' | 'schema' | 'description'>;
type Argument = Pick<Described, 'name' | 'required'> & { schema: object };

/** Returns the arguments of an operation. A body that is optional has none. */
function argumentsOf(operation: Operation, { standalone }: Model) {
  const { body } = operation;
  const form = formOf(operation);
  const argument = ({ name, required, schema, description }: Described): Argument => {
    // JSON inside a text is written as what it is: the client encodes it.
    const { contentSchema } = schema;
    const own = contentSchema ? {} : { description };
    return { name, required, schema: { ...standalone(contentSchema ?? schema), ...own } };
  };
  const fields = form?.fields ?? body?.schema.properties ?? [];
  const files = (form?.files ?? []).map(({ inputName, many, property }): Argument => {
    const path = { type: 'string', description: 'Path of a file below a root of this server.' };
    const list = { type: 'array', items: path, ...property.schema.validationKeywords };
    return { name: inputName, required: property.required, schema: many ? list : path };
  });
  return {
    path: idsOf(operation).map(argument),
    options: optionsOf(operation).map(({ parameter, option }) => argument({ ...parameter, name: option })),
    files: body?.required ? files : [],
    fields: body?.required ? fields.map(argument) : [],
  };
}
