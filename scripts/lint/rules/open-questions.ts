import { dirname, join } from 'node:path';
import type { Json } from '../../model/document.ts';
import { array, follow, object, readYaml, type Context, type Location, type Visitor } from './support.ts';

/** Every open question that the contract names is an entry of open-questions.yaml. */
export function openQuestions(): Visitor {
  let register: Set<Json | undefined> | undefined;

  function check(ids: Json, location: Location, ctx: Context): void {
    for (const [index, id] of [ids].flat().entries()) {
      if (typeof id !== 'string' || register?.has(id)) continue;
      const message = `There is no open question \`${id}\`. Correct it, or add it to open-questions.yaml.`;
      ctx.report({ message, location: Array.isArray(ids) ? location.child([index]) : location });
    }
  }
  /** Extension fields name questions at any depth, as `openQuestions` or `unknown`. */
  function search(value: Json, location: Location, ctx: Context): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, member] of Object.entries(value)) {
      const names = key === 'openQuestions' || key === 'unknown';
      (names ? check : search)(member, location.child([key]), ctx);
    }
  }

  return {
    any(node, ctx) {
      // The root is visited first, and the catalog is next to it.
      register ??= readIds(join(dirname(ctx.location.source.absoluteRef), 'open-questions.yaml'));
      for (const [name, value] of Object.entries(object(node))) {
        if (!name.startsWith('x-')) continue;
        const field = follow(value, ctx.location.child([name]), ctx);
        (name === 'x-open-questions' ? check : search)(field.node, field.location, ctx);
      }
    },
  };
}

function readIds(file: string): Set<Json | undefined> {
  return new Set(array(readYaml(file)).map((entry) => object(entry)['id']));
}
