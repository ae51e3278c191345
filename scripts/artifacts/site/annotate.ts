import {
  type Document,
  type Json,
  type MediaType,
  operations,
  ownResponse,
  resolve,
} from '../../model/bundle.ts';
import { type Facts, questionsOf } from './facts.ts';
import type { Page } from './pages.ts';
import { fullest, samplesOf } from './samples.ts';
import { scopeOf } from './tables.ts';

/**
 * The contract as the reference shows it: with samples, and with links from each place to the guides and the
 * open questions that are about it. The contract itself knows nothing of the site.
 */
export function annotate(facts: Facts, pages: Page[]): Document {
  const titles = new Map(facts.questions.map(({ id, title }) => [id, title]));
  const link = (id: string, text = titles.get(id)) => `[${text}](../open-questions.html#${id})`;
  const visit = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, visit(value)]));
    const questions = (copy['x-open-questions'] ?? []) as string[];
    // A description beside a reference would hide the one that it refers to.
    if (questions.length === 0 || typeof copy['$ref'] === 'string') return copy;
    return {
      ...copy,
      description: paragraphs(copy['description'], `Open: ${questions.map((id) => link(id)).join(', ')}`),
    };
  };
  const document = visit(plain(facts.document) as unknown as Json) as unknown as Document;
  for (const item of Object.values(document.paths)) {
    for (const operation of [item.get, item.post, item.put]) {
      const known = facts.operations.find(({ id }) => id === operation?.operationId);
      if (!operation || !known) continue;
      const guides = pages.filter(({ operations }) => operations.includes(known.id));
      const links = guides.map(({ title, path }) => `[${title}](../${path.replace(/\.md$/, '.html')})`);
      const { id, verb, path, scopes } = known;
      operation.description = paragraphs(
        `\`${verb} ${path}\``,
        operation.description ?? '',
        `Operation: \`${id}\``,
        `Scope: ${scopeOf(known, facts, { question: link })}${scopes.length > 0 ? `, see ${link('scope-spellings')}` : ''}`,
        ...(links.length > 0 ? [`Guides: ${links.join(', ')}`] : []),
      );
      const body = operation.requestBody && resolve(document, operation.requestBody);
      for (const media of Object.values(body?.content ?? {})) leadWithSample(document, media);
      operation['x-codeSamples'] = samplesOf(facts, known).map(({ lang, source }) => ({
        lang,
        label: lang,
        source,
      }));
    }
  }
  document.info.description = paragraphs(
    document.info.description ?? '',
    // Redoc's links to headings of this text lead away from the page: it has none.
    ...Object.values(document.components.securitySchemes ?? {}).map(({ description }) => description),
    'Begin with the [guides](../index.html). [Operations at a glance](../operations.html) is a shorter page than this one.',
  );
  return document;
}

/** The contract without what Redoc cannot show. */
function plain(document: Document): Document {
  const open = [document.info, ...(document.servers ?? [])].flatMap(questionsOf);
  const copy = structuredClone(document);
  // The description of a server is shown as it is, links and all: what is open about it is named at the top.
  copy.info = { ...copy.info, 'x-open-questions': open };
  // An address of variables alone counts as one below the page.
  copy.servers = (copy.servers ?? []).map(({ variables = {} }) => {
    const [address] = Object.values(variables);
    return { url: address?.default ?? '/', description: address?.description ?? '' };
  });
  // What stands beside a reference is not shown.
  for (const { operation } of operations(copy)) {
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [status, ownResponse(copy, response)]),
    );
  }
  return copy;
}

/** Puts the example that the samples are made from before the others. */
function leadWithSample(document: Document, media: MediaType): void {
  const entries = Object.entries(media.examples ?? {});
  const shown = fullest(
    entries.map(([name, example]) => ({ name, value: resolve(document, example).value })),
  );
  media.examples = Object.fromEntries(
    entries.toSorted(([a], [b]) => Number(b === shown?.name) - Number(a === shown?.name)),
  );
}

const paragraphs = (...texts: (Json | undefined)[]): string =>
  texts
    .map((text) => String(text ?? '').trim())
    .filter(Boolean)
    .join('\n\n');
