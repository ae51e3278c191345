import { omitUndefined } from '../../../src/shared/omit-undefined.ts';
import type { Model, Operation } from '../../model/index.ts';
import { snake } from '../../model/names.ts';
import { lines } from '../../lib/json-lines.ts';
import type { Datum } from '../data-module.ts';
import { idsOf } from './signature.ts';

/** Which methods read, and which of these return something else after a write. */
export function queriesOf({ operations, resources, tags }: Model): Datum {
  const full = operations.filter(({ shorthandOf }) => shorthandOf === undefined);
  const reads = full.filter(({ method }) => method === 'GET');
  const byNamespace = (render: (operation: Operation) => unknown): Record<string, Record<string, unknown>> =>
    Object.fromEntries(
      tags.map(({ namespace }) => {
        const own = full.filter(({ tag }) => tag.namespace === namespace);
        return [namespace, Object.fromEntries(own.map((each) => [each.name, render(each)]))];
      }),
    );
  const types = byNamespace((each) => (reads.includes(each) ? '@Read' : '@Write'));
  return {
    type: lines(types).replaceAll(/"@(\w+)"/g, '$1'),
    imports: { Read: 'client/query-data', Write: 'client/query-data' },
    value: byNamespace((each) =>
      reads.includes(each) ? { ids: idsOf(each).length } : { changes: changedReads(each, reads, resources) },
    ),
  };
}

/**
 * Returns the reads of the resource that a write acts on, then those of the resources that it belongs to, whose state
 * depends on it. What is created is only in lists.
 */
function changedReads(write: Operation, reads: Operation[], resources: Model['resources']): object[] {
  const { transition, crud, resource = '' } = write;
  const created = transition?.creates?.map(({ record }) => record) ?? [];
  if (crud?.action === 'create') created.push(resource);
  if (transition && Object.keys(transition.to ?? {}).length + created.length === 0) return [];
  const fields = resources[resource]?.schema.properties.map(({ name }) => name) ?? [];
  const own = idsOf(write).map(({ name }) => name);
  const changed = reads.flatMap((read) => {
    const ids = idsOf(read).map(({ name }) => name);
    const other = ids.findIndex((name, index) => name !== own[index]);
    const data = { read: [read.tag.namespace, read.name], ids: other < 0 ? ids.length : other };
    const isItem = read.crud?.action === 'get' && ids.length === 1;
    if (created.includes(read.resource ?? '')) return isItem ? [] : [data];
    // What a write without a resource changes is not specified.
    if (!resource || read.resource === resource) return [data];
    const field = `${snake(read.resource ?? '')}_id`;
    return fields.includes(field) ? [omitUndefined({ ...data, field: isItem ? field : undefined })] : [];
  });
  return changed.sort((a, b) => b.ids - a.ids);
}
