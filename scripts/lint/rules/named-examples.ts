import { object, type Visitor } from './support.ts';

/** Every body is shown by examples, each with a name in camelCase. */
export function namedExamples(): Visitor {
  return {
    MediaType(node, ctx) {
      const names = Object.keys(object(object(node)['examples']));
      if (names.length === 0) {
        const message =
          'The body has no named example. Add `examples`, each named for the case that it shows.';
        ctx.report({ message, location: ctx.location });
      }
      for (const name of names) {
        if (/^[a-z]+([A-Z][a-z]*)*$/.test(name)) continue;
        const message = `The example name ${name} is not camelCase. Write it like inReview.`;
        ctx.report({ message, location: ctx.location.child(['examples', name]).key() });
      }
    },
  };
}
