import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { callsOn, type Facts } from './facts.ts';
import { bullets, code, list } from '../../lib/markdown.ts';

/** The states of one field of a record, and what moves the record from one to another. */
export interface Diagram {
  record: string;
  field: string;
  states: string[];
  edges: Edge[];
}

interface Edge {
  /** `start` where the record comes into being. */
  from: string;
  /** `unknown:` and the open question, where the contract leaves the next state open. */
  to: string;
  /** The call that moves the record. Without one the service does so on its own. */
  call?: string;
}

const start = 'start';
const unknown = 'unknown:';
const isUnknown = (state: string): boolean => state.startsWith(unknown);
const inWords = (state: string): string => (isUnknown(state) ? 'a state that is not known' : code(state));

/** Reads a diagram from `x-lifecycle` and `x-transition`. */
export function readDiagram(facts: Facts, record: string, field: string): Diagram {
  const lifecycle = facts.lifecycles[record];
  const own = lifecycle?.field === field ? lifecycle : undefined;
  const edges: Edge[] = (own?.moves ?? []).map((move) => ({
    from: move.from ?? start,
    to: move.to ?? unknown + move.unknown,
  }));
  for (const { name, transition } of callsOn(facts, record)) {
    const change = transition.to?.[field];
    if (!change) continue;
    const to = change.unknown ? unknown + change.unknown : String(change.value);
    for (const from of transition.from?.[field]?.in ?? []) edges.push({ from: String(from), to, call: name });
  }
  const states = own ? Object.keys(own.states) : [...new Set(edges.flatMap(({ from, to }) => [from, to]))];
  return { record, field, states, edges };
}

/** The moves of a diagram in sentences. */
export function words({ edges, record }: Diagram): string {
  const bySource = new Map<string, Edge[]>();
  for (const edge of edges) bySource.set(edge.from, [...(bySource.get(edge.from) ?? []), edge]);
  const sentences = [...bySource].flatMap(([from, moves]) => {
    const own = moves.filter(({ call }) => !call).map(({ to }) => inWords(to));
    const calls = moves.filter(({ call }) => call);
    const service =
      from === start
        ? [`A new ${record.toLowerCase()} is in ${list(own)}.`]
        : [`From ${code(from)} the service moves it on its own to ${list(own)}.`];
    return [
      ...(own.length > 0 ? service : []),
      ...calls.map(({ call = '', to }) =>
        isUnknown(to)
          ? `From ${code(from)}, ${code(call)} may move it; to which state is not known.`
          : `From ${code(from)}, ${code(call)} moves it to ${inWords(to)}.`,
      ),
    ];
  });
  return bullets(sentences);
}

/** What the lines of a diagram mean, as far as it has them. */
export function legend({ edges }: Diagram): string {
  return [
    'Solid arrow: a call.',
    ...(edges.some(({ call }) => !call) ? ['Dashed arrow: the service on its own; nothing says when.'] : []),
    ...(edges.some(({ to }) => isUnknown(to))
      ? ['Dotted box: which state is not known; it may be the same.']
      : []),
  ].join(' ');
}

const size = { character: 8, height: 36, padding: 26, narrowest: 72, dot: 16, label: 18 };

/** Draws a diagram as SVG, to stand inline in a page whose style sheet gives the classes their colours. */
export async function draw(diagram: Diagram, id: string): Promise<string> {
  const { states, edges, record, field } = diagram;
  const names = [
    ...(edges.some(({ from }) => from === start) ? [start] : []),
    ...states,
    ...new Set(edges.map(({ to }) => to).filter(isUnknown)),
  ];
  const graph: ElkNode = await new ELK.default().layout({
    id: 'root',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.padding': '[top=2,left=2,bottom=2,right=2]',
      'elk.spacing.nodeNode': '24',
      'elk.spacing.edgeLabel': '4',
      'elk.spacing.edgeEdge': '14',
      'elk.spacing.edgeNode': '14',
      'elk.layered.spacing.nodeNodeBetweenLayers': '44',
      'elk.layered.spacing.edgeNodeBetweenLayers': '16',
      'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
      // The order of the contract decides which way a cycle is read: a new task is at the top.
      'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
    },
    children: names.map((name) => ({ id: name, ...box(name) })),
    edges: edges.map(({ from, to, call }, index) => ({
      id: String(index),
      sources: [from],
      targets: [to],
      labels: call ? [{ text: call, width: call.length * size.character, height: size.label }] : [],
    })),
  });
  const arrows = (graph.edges ?? []).map((edge) =>
    arrow(edge, edges[Number(edge.id)]?.call !== undefined, id),
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

const label = (name: string) => (isUnknown(name) ? 'not known' : name);

function box(name: string): { width: number; height: number } {
  if (name === start) return { width: size.dot, height: size.dot };
  const width = label(name).length * size.character + size.padding;
  return { width: Math.max(width, size.narrowest), height: size.height };
}

function state({ id, x = 0, y = 0, width = 0, height = 0 }: ElkNode): string {
  if (id === start)
    return `<circle class="start" cx="${x + width / 2}" cy="${y + height / 2}" r="${width / 2}"/>`;
  const kind = isUnknown(id) ? 'state unknown' : 'state';
  const text = `<text x="${x + width / 2}" y="${y + height / 2}">${label(id)}</text>`;
  return `<g class="${kind}" data-state="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/>${text}</g>`;
}

function arrow({ sections = [], labels = [] }: ElkExtendedEdge, byCall: boolean, id: string): string {
  const kind = byCall ? 'call' : 'service';
  const lines = sections.map(({ startPoint, bendPoints = [], endPoint }) => {
    const points = [startPoint, ...bendPoints, endPoint].map(({ x, y }) => `${x} ${y}`);
    return `<path d="M${points.join('L')}" marker-end="url(#${id}-tip)"/>`;
  });
  const texts = labels.map(
    ({ text = '', x = 0, y = 0, width = 0, height = 0 }) =>
      `<text x="${x + width / 2}" y="${y + height / 2}">${text}</text>`,
  );
  return `<g class="${kind}">${lines.join('')}${texts.join('')}</g>`;
}
