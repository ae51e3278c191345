/** The states of a resource and what moves it from one to another, drawn as SVG. A style sheet sets the colors. */
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js';
import { passing } from '../../../../src/shared/guards.ts';
import { bullets, code, list } from '../../../lib/markdown.ts';
import type { Model } from '../../../model/index.ts';
import type { Directive } from './tables.ts';
import { transitionOperationsOf, lifecycleOf } from './transitions.ts';

/** How the state of a resource changes: `diagram Task`. */
export const diagram: Directive = async (site, _links, record, target) => {
  const shown = readDiagram(site, record);
  if (target === 'markdown') return words(shown);
  const id = record.toLowerCase();
  return [
    `<figure class="diagram">\n${await draw(shown, id)}`,
    `<figcaption>${legend}</figcaption>`,
    `<details>\n<summary>The same in words</summary>\n<div id="${id}-words">\n\n${words(shown)}\n\n</div>\n</details>\n</figure>`,
  ].join('\n');
};

interface Diagram {
  record: string;
  /** The name of the resource within a sentence. */
  noun: string;
  field: string;
  states: string[];
  edges: Edge[];
}

interface Edge {
  /** `start` where the resource is created. */
  from: string;
  /** `unknown:` and the open question, where the contract leaves the next state open. */
  to: string;
  /** The operation that moves the resource. Without one the service does so on its own. */
  operation?: string;
}

const start = 'start';
const unknown = 'unknown:';
const isUnknown = (state: string): boolean => state.startsWith(unknown);
const inWords = (state: string): string => (isUnknown(state) ? 'an unspecified state' : code(state));

/**
 * Reads a diagram from the lifecycle of a resource and the transitions of its operations.
 *
 * @throws Error if it has no lifecycle
 */
export function readDiagram(model: Model, record: string): Diagram {
  const { field, states: known, moves } = lifecycleOf(model, record);
  const states = Object.keys(known);
  const byService = moves.map((move): Edge => ({
    from: move.from ?? start,
    to: move.to ?? unknown + move.unknown,
  }));
  const byOperations = transitionOperationsOf(model, record).flatMap(
    ({ name, transition: { from, to } }): Edge[] => {
      const change = to?.[field];
      if (!change || change.parameter !== undefined) return [];
      const next = change.unknown === undefined ? String(change.value) : unknown + change.unknown;
      const guard = from?.[field];
      // An operation without a guard is allowed in every state.
      const allowed: readonly unknown[] = guard?.in ?? passing(guard, states);
      return allowed.map((state) => ({ from: String(state), to: next, operation: name }));
    },
  );
  const noun = model.resources[record]?.noun ?? record;
  return { record, noun, field, states, edges: [...byService, ...byOperations] };
}

/** The moves of a diagram in sentences. */
export function words({ edges, noun }: Diagram): string {
  const bySource = new Map<string, Edge[]>();
  for (const edge of edges) bySource.set(edge.from, [...(bySource.get(edge.from) ?? []), edge]);
  const sentences = [...bySource].flatMap(([from, moves]) => {
    const own = moves.filter(({ operation }) => !operation).map(({ to }) => inWords(to));
    const service =
      from === start
        ? `A new ${noun} is in ${list(own)}.`
        : `From ${code(from)}, the service moves it automatically to ${list(own)}.`;
    const byOperations = moves.map(
      ({ operation, to }) =>
        operation &&
        (isUnknown(to)
          ? `From ${code(from)}, ${code(operation)} may move it; the next state is not specified.`
          : `From ${code(from)}, ${code(operation)} moves it to ${inWords(to)}.`),
    );
    return [own.length > 0 && service, ...byOperations];
  });
  return bullets(sentences);
}

/** What the lines of a diagram mean. */
const legend =
  'Solid arrow: an operation. Dashed arrow: the service on its own; when is not specified. ' +
  'Dotted box: an unspecified state; it may be the same.';

/** Sizes of boxes and of the space between them, in pixels, for letters of 12 pixels. */
const size = {
  character: 7.3,
  height: 28,
  padding: 14,
  narrowest: 60,
  dot: 12,
  label: 16,
  near: 7,
  layers: 26,
};

/** Draws a diagram. The page has the text `id-words` for those who do not see it. */
export async function draw({ states, record, field, edges }: Diagram, id: string): Promise<string> {
  const ends = edges.flatMap(({ from, to }) => [from, to]);
  const names = [...new Set([...(ends.includes(start) ? [start] : []), ...states, ...ends])];
  // It is large, and seldom needed.
  const { default: ELK } = await import('elkjs/lib/elk.bundled.js');
  const graph: ElkNode = await new ELK.default().layout({
    id: 'root',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.padding': '[top=2,left=2,bottom=2,right=2]',
      'elk.spacing.nodeNode': String(size.near + 10),
      'elk.spacing.edgeLabel': '4',
      'elk.spacing.edgeEdge': String(size.near),
      'elk.spacing.edgeNode': String(size.near),
      'elk.layered.spacing.nodeNodeBetweenLayers': String(size.layers),
      'elk.layered.spacing.edgeNodeBetweenLayers': String(size.near + 2),
      'elk.layered.spacing.edgeEdgeBetweenLayers': String(size.near),
      // The order of the contract decides which way a cycle is read: a new task is at the top.
      'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
    },
    children: names.map((name) => ({ id: name, ...box(name) })),
    edges: edges.map(({ from, to, operation }, index) => ({
      id: String(index),
      sources: [from],
      targets: [to],
      labels: operation
        ? [{ text: operation, width: operation.length * size.character, height: size.label }]
        : [],
    })),
  });
  const arrows = (graph.edges ?? []).map((edge) =>
    arrow(edge, edges[Number(edge.id)]?.operation !== undefined, id),
  );
  const { width = 0, height = 0 } = graph;
  return [
    `<svg class="diagram" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${id}-title" aria-describedby="${id}-words">`,
    `<title id="${id}-title">${record}: how ${field} changes</title>`,
    `<defs><marker id="${id}-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>`,
    ...arrows,
    ...(graph.children ?? []).map(state),
    '</svg>',
  ].join('');
}

const label = (name: string) => (isUnknown(name) ? 'not specified' : name);

function box(name: string): { width: number; height: number } {
  if (name === start) return { width: size.dot, height: size.dot };
  const width = label(name).length * size.character + size.padding;
  return { width: Math.max(width, size.narrowest), height: size.height };
}

function state({ id, x = 0, y = 0, width = 0, height = 0 }: ElkNode): string {
  if (id === start)
    return `<circle class="start" cx="${x + width / 2}" cy="${y + height / 2}" r="${width / 2}"/>`;
  const kind = isUnknown(id) ? 'state unknown' : 'state';
  const box = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/>`;
  const text = `<text x="${x + width / 2}" y="${y + height / 2}">${label(id)}</text>`;
  return `<g class="${kind}" data-state="${id}">${box}${text}</g>`;
}

function arrow({ sections = [], labels = [] }: ElkExtendedEdge, byOperation: boolean, id: string): string {
  const lines = sections.map(({ startPoint, bendPoints = [], endPoint }) => {
    const points = [startPoint, ...bendPoints, endPoint].map(({ x, y }) => `${x} ${y}`);
    return `<path d="M${points.join('L')}" marker-end="url(#${id}-tip)"/>`;
  });
  const texts = labels.map(
    ({ text = '', x = 0, y = 0, width = 0, height = 0 }) =>
      `<text x="${x + width / 2}" y="${y + height / 2}">${text}</text>`,
  );
  return `<g class="${byOperation ? 'operation' : 'service'}">${[...lines, ...texts].join('')}</g>`;
}
