import type { Schema } from '../../model/bundle.ts';
import { examplesOf, type Facts, type Operation } from './facts.ts';
import { linksFrom, type Links } from './links.ts';
import { literal } from './literals.ts';
import type { Page } from './pages.ts';
import { samplesOf } from './samples.ts';
import { questionLinks, scopeOf, tables, typeOf } from './tables.ts';
import { lostAnswer, transitionText } from './transitions.ts';
import { bullets, code, fence, line, table } from '../../lib/markdown.ts';

/** An operation as a page of Markdown, for readers who are machines. */
export function operationPage(facts: Facts, operation: Operation, guides: Page[]): string {
  const { id, summary, verb, path, description, questions, responses, body, parameters, request } = operation;
  const links = linksFrom(`reference/${id}.md`);
  const related = guides.filter(({ operations: own }) => own.includes(id));
  return sections([
    `# ${summary}`,
    `${code(`${verb} ${path}`)} (${code(id)})`,
    description,
    bullets([
      `**Scope**: ${scopeOf(operation, facts, links)}`,
      ...(related.length > 0
        ? [`**Guides**: ${related.map((guide) => links.page(guide.title, guide.path)).join(', ')}`]
        : []),
      ...(questions.length > 0 ? [`**Open questions**: ${questionLinks(questions, facts, links)}`] : []),
    ]),
    '## Path parameters',
    table(
      ['Name', 'Type', 'Meaning', 'Example'],
      parameters.map((each) => [
        code(each.name),
        typeOf(each.schema ?? {}),
        line(each.description ?? ''),
        code(each.example ?? ''),
      ]),
    ),
    ...(request
      ? [
          '## Request body',
          `${Object.keys(request.content).map(code).join(' or ')}, ${request.required ? 'required' : 'optional'}. ${line(request.description ?? '')}`,
          body?.type && body.type !== 'unknown'
            ? shape(facts, links, { $ref: `#/components/schemas/${body.type}` })
            : '',
          ...examples(facts, operation, 'request'),
        ]
      : []),
    ...(operation.transition ? ['## What it changes', transitionText(facts, operation, links)] : []),
    '## If no answer came',
    lostAnswer(operation),
    '## Answers',
    ...responses.flatMap(([status, { description: text, content = {} }]) => [
      `### ${status}`,
      text,
      ...(status.startsWith('2')
        ? Object.values(content).map(({ schema = {} }) => shape(facts, links, schema))
        : ['The shape of the body is not known.']),
      ...(status.startsWith('2') ? examples(facts, operation, status).slice(0, 2) : []),
    ]),
    '## Samples',
    ...samplesOf(facts, operation).flatMap(({ lang, highlight, source }) => [
      `${lang}:`,
      fence(highlight, source),
    ]),
  ]);
}

/** The fields of a schema and of every schema that it refers to. */
function shape(facts: Facts, links: Links, schema: Schema): string {
  const names: string[] = [];
  const visit = (node: Schema) => {
    const name = node.$ref?.split('/').at(-1);
    if (name) {
      if (names.includes(name)) return;
      names.push(name);
      visit(facts.document.components.schemas?.[name] ?? {});
    }
    for (const each of Object.values(node.properties ?? {})) visit(each);
    if (typeof node.items === 'object') visit(node.items);
    if (node.contentSchema) visit(node.contentSchema);
    for (const each of node.prefixItems ?? []) visit(each);
  };
  visit(schema);
  if (names.length === 0) return 'Any JSON: the shape is not known.';
  return sections(
    names.map((name) => {
      const {
        properties,
        description = '',
        enum: values,
        anyOf,
      } = facts.document.components.schemas?.[name] ?? {};
      const known = values ?? anyOf?.find((each) => each.enum)?.enum;
      const text = `\`${name}\`: ${line(description)}`;
      if (properties) return `${text}\n\n${tables['fields']?.(facts, links, name)}`;
      return known ? `${text} Values: ${known.map(code).join(', ')}.` : text;
    }),
  );
}

function examples(facts: Facts, operation: Operation, status: string): string[] {
  return examplesOf(facts, operation, status).flatMap(({ summary, value }) => [
    `Example: ${line(summary)}`,
    fence('json', literal(value, 'json')),
  ]);
}

const sections = (texts: string[]): string => texts.filter(Boolean).join('\n\n');
