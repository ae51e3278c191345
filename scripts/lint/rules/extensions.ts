import { isRef, type Oas3Rule } from '@redocly/openapi-core';
import { schemaOf } from '../schemas.ts';

/** Types of Redocly whose keys are names that the API chose, such as those of properties and headers. */
const hasOwnNames =
  /Properties$|Map$|^Named|^SecurityRequirement$|^DiscriminatorMapping$|^DependentRequired$/;

/** Read when the rule runs: what is wrong with it is then a problem of the contract. */
let vocabulary: ReturnType<typeof schemaOf> | undefined;

/**
 * Every x- field is in the vocabulary of extensions.schema.yaml, is on an object that may have it, and has
 * a value that fits.
 */
export const extensions: Oas3Rule = () => {
  const { schema, check } = (vocabulary ??= schemaOf('extensions'));
  const { properties: fields } = schema as { properties: Record<string, { appliesTo?: string[] }> };
  return {
    any(node: object | null, { type, location, report, resolve }) {
      if (hasOwnNames.test(type.name)) return;
      for (const [name, raw] of Object.entries(node ?? {}) as [string, unknown][]) {
        if (!name.startsWith('x-')) continue;
        const place = location.child([name]);
        const { appliesTo = [type.name] } = fields[name] ?? {};
        if (!appliesTo.includes(type.name)) {
          const message = `\`${name}\` does not belong on ${type.name}. Move it to ${appliesTo.join(', ')}.`;
          report({ message, location: place.key() });
          continue;
        }
        const { node: value, location: at = place } = isRef(raw)
          ? resolve(raw, place.source.absoluteRef)
          : { node: raw };
        for (const { path, isKey, subject, message } of check({ [name]: value })) {
          const found = at.child(path.slice(1));
          report({
            message: `\`${subject || type.name}\` ${message}. See extensions.schema.yaml.`,
            location: isKey ? found.key() : found,
          });
        }
      }
    },
  };
};
