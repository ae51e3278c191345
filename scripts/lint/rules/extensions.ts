import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { tokens } from '../../lib/pointer.ts';
import { violation } from '../violation.ts';
import { array, follow, isObject, list, object, readYaml, type JsonObject, type Visitor } from './support.ts';

interface Vocabulary {
  fields: JsonObject;
  /** Accepts the x- fields of one object. */
  validate: ValidateFunction;
}

/** Types of Redocly whose keys are names that the API chose, such as those of properties and headers. */
const hasOwnNames =
  /Properties$|Map$|^Named|^SecurityRequirement$|^DiscriminatorMapping$|^DependentRequired$/;

let vocabulary: Vocabulary | undefined;

function readVocabulary(): Vocabulary {
  const schema = object(readYaml(join(import.meta.dirname, '../../../openapi/extensions.schema.yaml')));
  const ajv = new Ajv2020({ allErrors: true, verbose: true });
  ajv.addKeyword('appliesTo');
  return { fields: object(schema['properties']), validate: ajv.compile(schema) };
}

/**
 * Every x- field is in the vocabulary of extensions.schema.yaml, is on an object that may have it, and has
 * a value that fits.
 */
export function extensions(): Visitor {
  const { fields, validate } = (vocabulary ??= readVocabulary());

  return {
    any(node, ctx) {
      if (hasOwnNames.test(ctx.type.name)) return;
      for (const [name, raw] of Object.entries(object(node))) {
        if (!name.startsWith('x-')) continue;
        const place = ctx.location.child([name]);
        const field = fields[name];
        if (!isObject(field)) {
          const message = `\`${name}\` is none of our fields: ${list(Object.keys(fields))}. Correct it, or add it to extensions.schema.yaml.`;
          ctx.report({ message, location: place.key() });
          continue;
        }
        const appliesTo = array(field['appliesTo']);
        if (appliesTo.length > 0 && !appliesTo.includes(ctx.type.name)) {
          const message = `\`${name}\` does not belong on ${ctx.type.name}. Move it to ${list(appliesTo)}.`;
          ctx.report({ message, location: place.key() });
          continue;
        }
        const { node: value, location } = follow(raw, place, ctx);
        if (validate({ [name]: value })) continue;
        for (const error of validate.errors ?? []) {
          const path = tokens(error.instancePath).slice(1);
          const { additionalProperty } = error.params as { additionalProperty?: string };
          const at = location.child(path);
          ctx.report({
            message: `\`${[name, ...path].join('.')}\` ${violation(error)}. See extensions.schema.yaml.`,
            location: additionalProperty === undefined ? at : at.child([additionalProperty]).key(),
          });
        }
      }
    },
  };
}
