/** Checks of what refers to the contract by name: workflows in Arazzo, and overlays. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { members, tokens } from '../lib/pointer.ts';
import type { Problem } from '../lib/problem.ts';
import { readYaml } from '../lib/yaml.ts';
import type { Model, Operation, Schema } from '../model/index.ts';
import { missingAssertions } from './workflow-assertions.ts';
import { documentedFor } from '../model/statuses.ts';

type Path = (string | number)[];
/** Reports a problem at a path into a file. */
type Report = (path: Path, message: string) => void;

interface StepParameter {
  name?: string;
  in?: string;
  reference?: string;
}
interface Step {
  stepId?: string;
  operationId?: string;
  parameters?: StepParameter[];
  successCriteria?: { condition?: unknown; context?: unknown }[];
  outputs?: Record<string, string>;
}
interface Workflow extends Pick<Step, 'parameters' | 'outputs'> {
  workflowId?: string;
  inputs?: { properties?: object };
  steps?: Step[];
}
interface Arazzo {
  workflows?: Workflow[];
  components?: Components;
}
type Components = Record<string, Record<string, StepParameter>>;

/** Returns what the workflows and overlays of a folder name and the contract does not have. */
export function checkWorkflows(folder: string, model: Model, document: object): Problem[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.flatMap((name) => {
    const file = join(folder, name);
    if (name.endsWith('.arazzo.yaml'))
      return checkFile(file, (value: Arazzo, report) => arazzo(value, model, report));
    if (name.endsWith('.overlay.yaml'))
      return checkFile(file, (value, report) => overlay(value, document, report));
    return [];
  });
}

function checkFile(file: string, check: (value: object, report: Report) => void): Problem[] {
  const { value, problem, place } = readYaml(readFileSync(file, 'utf8'), file);
  if (problem) return [problem];
  const problems: Problem[] = [];
  check((value ?? {}) as object, (path, message) =>
    problems.push({ place: place(path), message, rule: 'workflows' }),
  );
  return problems;
}

function arazzo({ workflows = [], components = {} }: Arazzo, model: Model, report: Report): void {
  for (const [index, workflow] of workflows.entries()) {
    const here: Path = ['workflows', index];
    const steps = workflow.steps ?? [];
    for (const [at, step] of steps.entries())
      checkStep(step, workflow, [...here, 'steps', at], components, model, report);
    expressions(workflow, here, components, report);
  }
}

function checkStep(
  step: Step,
  workflow: Workflow,
  here: Path,
  components: Components,
  { operations, resources }: Model,
  report: Report,
): void {
  if (step.operationId === undefined) return;
  const id = step.operationId.replace(/^\$sourceDescriptions\.\w+\./, '');
  const operation = operations.find((each) => each.id === id);
  if (!operation) {
    const known = operations.map((each) => each.id).join(', ');
    report([...here, 'operationId'], `The contract has no operation \`${id}\`. Use one of: ${known}.`);
    return;
  }
  for (const missing of missingAssertions(step.successCriteria ?? [], operation, resources))
    report([...here, 'stepId'], `The step does not assert ${missing}. Add it to its \`successCriteria\`.`);
  const within: Report = (path, message) => report([...here, ...path], message);
  const [own, shared] = [step.parameters ?? [], workflow.parameters ?? []].map((all) =>
    all.map((each) => resolved(each, components)),
  ) as [StepParameter[], StepParameter[]];
  checkParameters(own, shared, operation, within);
  checkResponse(step, operation, within);
}

/** A parameter, behind its reference to a component. */
const resolved = (parameter: StepParameter, components: Components): StepParameter =>
  parameter.reference === undefined
    ? parameter
    : (components['parameters']?.[parameter.reference.split('.').at(-1) ?? ''] ?? {});

/** Reports parameters that an operation does not have, and those of its path that neither step nor workflow has. */
function checkParameters(
  own: StepParameter[],
  shared: StepParameter[],
  { id, parameters }: Operation,
  report: Report,
): void {
  for (const [at, { name = '', in: where }] of own.entries()) {
    const isKnown =
      where === undefined ||
      (where === 'header' && name.toLowerCase() === 'authorization') ||
      parameters.some((each) => each.name === name && each.in === where);
    if (!isKnown) {
      const message = `\`${id}\` has no parameter \`${name}\` in its ${where}. Correct the name, or remove the line.`;
      report(['parameters', at], message);
    }
  }
  for (const { name } of parameters.filter((each) => each.in === 'path')) {
    if ([...shared, ...own].some((each) => each.name === name && each.in === 'path')) continue;
    const message = `The step has no value for \`${name}\` of the path of \`${id}\`. Add it to its parameters.`;
    report(['operationId'], message);
  }
}

/** Reports statuses and fields of the response that a step names and the operation does not have. */
function checkResponse({ successCriteria, outputs }: Step, operation: Operation, report: Report): void {
  for (const [at, { condition, context }] of (successCriteria ?? []).entries()) {
    const place: Path = ['successCriteria', at, context === undefined ? 'condition' : 'context'];
    const text = String(context ?? condition);
    const [, status] = /^\$statusCode == (\d+)$/.exec(text) ?? [];
    if (status !== undefined && !documentedFor(operation.responses, status)) {
      const known = operation.responses.map((each) => each.status).join(', ');
      report(place, `\`${operation.id}\` lists no response ${status}. Use one of: ${known}.`);
    }
    for (const [, pointer = '', value] of text.matchAll(/\$response\.body#(\/[^\s}]*)(?: == "([^"]*)")?/g))
      checkPointer(operation, pointer, value, (message) => report(place, message));
  }
  for (const [name, text] of Object.entries(outputs ?? {})) {
    const [, pointer] = /^\$response\.body#(\/\S*)$/.exec(text) ?? [];
    if (pointer !== undefined)
      checkPointer(operation, pointer, undefined, (message) => report(['outputs', name], message));
  }
}

/** Reports a pointer into a response that no field is at, and a value that the field cannot have. */
function checkPointer(
  { id, success }: Operation,
  pointer: string,
  value: string | undefined,
  report: (message: string) => void,
): void {
  let schema: Schema | undefined = success.schema;
  for (const token of tokens(pointer)) {
    // Its content is not specified.
    if (!schema || (schema.properties.length === 0 && !schema.items)) return;
    const known: Schema = schema;
    schema = known.items ?? known.properties.find(({ name }) => name === token)?.schema;
    if (!schema) {
      const names = known.properties.map(({ name }) => name).join(', ');
      report(`The response of \`${id}\` has no \`${token}\` at ${pointer}. Use one of: ${names}.`);
      return;
    }
  }
  if (value === undefined || !schema?.values || schema.open || schema.values.includes(value)) return;
  report(
    `\`${value}\` is no value of ${pointer} in the response of \`${id}\`. Use one of: ${schema.values.join(', ')}.`,
  );
}

/** Reports expressions of a workflow that lead to no input, step, output or component. */
function expressions(workflow: Workflow, here: Path, components: Components, report: Report): void {
  const { inputs, steps = [] } = workflow;
  const known = Object.keys(inputs?.properties ?? {});
  for (const { value, pointer } of members(workflow)) {
    if (typeof value !== 'string') continue;
    const path: Path = [
      ...here,
      ...tokens(pointer).map((token) => (/^\d+$/.test(token) ? Number(token) : token)),
    ];
    for (const [, name = ''] of value.matchAll(/\$inputs\.(\w+)/g)) {
      if (!known.includes(name))
        report(path, `The workflow has no input \`${name}\`. Use one of: ${known.join(', ')}.`);
    }
    for (const [, id = '', output = ''] of value.matchAll(/\$steps\.([\w-]+)\.outputs\.(\w+)/g)) {
      const step = steps.find(({ stepId }) => stepId === id);
      const names = step ? Object.keys(step.outputs ?? {}) : steps.map(({ stepId }) => stepId);
      if (step && output in (step.outputs ?? {})) continue;
      const what = step
        ? `The step \`${id}\` has no output \`${output}\``
        : `The workflow has no step \`${id}\``;
      report(path, `${what}. Use one of: ${names.join(', ')}.`);
    }
    const [, kind = '', name = ''] = /^\$components\.(\w+)\.(\w+)$/.exec(value) ?? [];
    if (kind !== '' && !(name in (components[kind] ?? {}))) {
      report(
        path,
        `There is no \`${name}\` in \`components.${kind}\`. Use one of: ${Object.keys(components[kind] ?? {}).join(', ')}.`,
      );
    }
  }
}

/** Reports names in the targets of an overlay that occur nowhere in the contract: such a target changes nothing. */
function overlay(
  { actions = [] }: { actions?: { target?: string }[] },
  document: object,
  report: Report,
): void {
  const names = new Set<unknown>();
  for (const { key, value } of members(document)) names.add(key).add(value);
  for (const [index, { target = '' }] of actions.entries()) {
    for (const [, name] of target.matchAll(/'([^']+)'|"([^"]+)"/g)) {
      if (name === undefined || names.has(name)) continue;
      report(
        ['actions', index, 'target'],
        `The contract has no \`${name}\`: the target matches nothing. Correct it, or delete the action.`,
      );
    }
  }
}
