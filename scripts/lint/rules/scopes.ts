import type { Json } from '../../model/document.ts';
import { array, checkName, object, type Location, type Visitor } from './support.ts';

/** Every role that a security requirement names is a spelling in the x-scope-aliases of a security scheme. */
export function scopes(): Visitor {
  const spellings: Json[] = [];
  const roles: { role: Json; location: Location }[] = [];

  return {
    SecurityScheme(node) {
      const aliases = array(object(node)['x-scope-aliases']);
      spellings.push(...aliases.flatMap((scope) => array(object(scope)['spellings'])));
    },
    SecurityRequirement(node, ctx) {
      for (const [scheme, names] of Object.entries(object(node))) {
        for (const [index, role] of array(names).entries()) {
          roles.push({ role, location: ctx.location.child([scheme, index]) });
        }
      }
    },
    Root: {
      leave(_node, ctx) {
        for (const { role, location } of roles) {
          const hint = ' A new scope needs an entry in the `x-scope-aliases` of its security scheme.';
          checkName(ctx, location, 'scope', role, spellings, hint);
        }
      },
    },
  };
}
