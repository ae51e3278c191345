import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js';
import { passing } from '../../../../src/shared/guards.ts';
import { bullets, code, list } from '../../../lib/markdown.ts';
import type { Block } from '../blocks/tables.ts';
import type { SiteModel } from '../site-model.ts';
import type { Model } from '../../../model/index.ts';
import { actionsOn } from '../blocks/transitions.ts';
import { arrow, figure, type Picture, rect, svg, text } from './svg.ts';

/** How a field of a record changes: `diagram Task status`; without a field, that of the lifecycle. */
export const diagram: Block = async (site, _links, argument, target) => {
  const shown = readArgument(site, argument);
  if (target === 'markdown') return words(shown);
  const id = `${shown.record}-${shown.field}`.toLowerCase();
  return figure(await layOut(shown, id, 'large'), 'large', legend(shown), words(shown));
};

/** The diagram alone, next to other content: `id-words` is for the page to add. */
export const draw = async (shown: Diagram, id: string): Promise<string> =>
  svg(await layOut(shown, id, 'small'), 'small');

export function readArgument(site: SiteModel, argument: string): Diagram {
  const [record = '', field = site.resources[record]?.lifecycle?.field ?? ''] = argument.split(' ');
  return readDiagram(site, record, field);
}

/** The states of one field of a record, and what moves the record from one to another. */
interface Diagram {
  record: string;
  /** The name of the record within a sentence. */
  noun: string;
  field: string;
  states: string[];
  edges: Edge[];
}

interface Edge {
  /** `start` where the record is created. */
  from: string;
  /** `unknown:` and the open question, where the contract leaves the next state open. */
  to: string;
  /** The operation that moves the record. Without one the service does so on its own. */
  operation?: string;
}

const start = 'start';
const unknown = 'unknown:';
const isUnknown = (state: string): boolean => state.startsWith(unknown);
const inWords = (state: string): string => (isUnknown(state) ? 'an unspecified state' : code(state));

/**
 * Reads a diagram from the lifecycle of a record and the transitions of its operations.
 *
 * @throws Error if the record has no such field
 */
export function readDiagram(model: Model, record: string, field: string): Diagram {
  const resource = model.resources[record];
  const property = resource?.schema.properties.find(({ name }) => name === field);
  if (!resource) {
    const known = Object.keys(model.resources).join(', ');
    throw new Error(`There is no resource ${record}. There are: ${known}.`);
  }
  if (!property) throw new Error(`${record} has no field ${field}.`);
  const own = resource.lifecycle?.field === field ? resource.lifecycle : undefined;
  const edges: Edge[] = (own?.moves ?? []).map((move) => ({
    from: move.from ?? start,
    to: move.to ?? unknown + move.unknown,
  }));
  const actions = actionsOn(model, record).filter(({ transition }) => transition.to?.[field]);
  // Without a lifecycle, only the values that operations name are specified.
  const named = actions.flatMap(({ transition: { from, to } }) => {
    const guard = from?.[field];
    return [
      ...(guard?.in ?? []),
      ...(guard?.notIn ?? []),
      ...('value' in (to?.[field] ?? {}) ? [to?.[field]?.value] : []),
    ];
  });
  const values =
    property.schema.values ?? (property.schema.types.includes('boolean') ? [true, false] : named);
  const states = own ? Object.keys(own.states) : [...new Set(values.map(String))];
  for (const { name, transition } of actions) {
    const { value, unknown: question, parameter } = transition.to?.[field] ?? {};
    if (parameter !== undefined) continue;
    const guard = transition.from?.[field];
    const known: readonly unknown[] = own ? states : values;
    // An operation without a guard is allowed in every state.
    for (const from of guard?.in ?? passing(guard, known)) {
      edges.push({
        from: String(from),
        to: question === undefined ? String(value) : unknown + question,
        operation: name,
      });
    }
  }
  const shown = new Set(edges.flatMap(({ from, to }) => [from, to]));
  return {
    record,
    noun: resource.noun,
    field,
    states: own ? states : states.filter((state) => shown.has(state)),
    edges,
  };
}

/** The moves of a diagram in sentences. */
export function words({ edges, noun }: Diagram): string {
  const bySource = new Map<string, Edge[]>();
  for (const edge of edges) bySource.set(edge.from, [...(bySource.get(edge.from) ?? []), edge]);
  const sentences = [...bySource].flatMap(([from, moves]) => {
    const own = moves.filter(({ operation }) => !operation).map(({ to }) => inWords(to));
    const service =
      from === start
        ? [`A new ${noun} is in ${list(own)}.`]
        : [`From ${code(from)} the service moves it on its own to ${list(own)}.`];
    return [
      ...(own.length > 0 ? service : []),
      ...moves.flatMap(({ operation, to }) => {
        if (operation === undefined) return [];
        return isUnknown(to)
          ? [`From ${code(from)}, ${code(operation)} may move it; the next state is not specified.`]
          : [`From ${code(from)}, ${code(operation)} moves it to ${inWords(to)}.`];
      }),
    ];
  });
  return bullets(sentences);
}

/** What the lines of a diagram mean, as far as it has them. */
function legend({ edges }: Diagram): string {
  return [
    ...(edges.some(({ operation }) => operation) ? ['Solid arrow: an operation.'] : []),
    ...(edges.some(({ operation }) => !operation)
      ? ['Dashed arrow: the service on its own; when is not specified.']
      : []),
    ...(edges.some(({ to }) => isUnknown(to))
      ? ['Dotted box: an unspecified state; it may be the same.']
      : []),
  ].join(' ');
}

/** Sizes of boxes and of the space between them. `small` is for a letter of 12 pixels, next to other content. */
const sizes = {
  large: { character: 8, height: 36, padding: 26, narrowest: 72, dot: 16, label: 18, near: 14, layers: 44 },
  small: { character: 7.3, height: 28, padding: 14, narrowest: 60, dot: 12, label: 16, near: 7, layers: 26 },
};
type Size = (typeof sizes)['large'];

/** Places the boxes and arrows of a diagram. */
async function layOut(diagram: Diagram, id: string, as: keyof typeof sizes): Promise<Picture> {
  const size = sizes[as];
  const { states, record, field, edges } = diagram;
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
    children: names.map((name) => ({ id: name, ...box(name, size) })),
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
    move(edge, edges[Number(edge.id)]?.operation !== undefined, id),
  );
  const { width = 0, height = 0 } = graph;
  const parts = [...arrows, ...(graph.children ?? []).map(state)];
  return { id, title: `${record}: how ${field} changes`, width, height, parts };
}

const label = (name: string) => (isUnknown(name) ? 'not specified' : name);

function box(name: string, size: Size): { width: number; height: number } {
  if (name === start) return { width: size.dot, height: size.dot };
  const width = label(name).length * size.character + size.padding;
  return { width: Math.max(width, size.narrowest), height: size.height };
}

function state({ id, x = 0, y = 0, width = 0, height = 0 }: ElkNode): string {
  if (id === start)
    return `<circle class="start" cx="${x + width / 2}" cy="${y + height / 2}" r="${width / 2}"/>`;
  const kind = isUnknown(id) ? 'state unknown' : 'state';
  const parts = [rect({ x, y, width, height }), text(x + width / 2, y + height / 2, label(id))];
  return `<g class="${kind}" data-state="${id}">${parts.join('')}</g>`;
}

function move({ sections = [], labels = [] }: ElkExtendedEdge, byOperation: boolean, id: string): string {
  const lines = sections.map(({ startPoint, bendPoints = [], endPoint }) => {
    const points = [startPoint, ...bendPoints, endPoint].map(({ x, y }) => `${x} ${y}`);
    return arrow(id, `M${points.join('L')}`);
  });
  const texts = labels.map(({ text: name = '', x = 0, y = 0, width = 0, height = 0 }) =>
    text(x + width / 2, y + height / 2, name),
  );
  return `<g class="${byOperation ? 'operation' : 'service'}">${[...lines, ...texts].join('')}</g>`;
}
