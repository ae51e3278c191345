import type { Operation, Schema } from '../../model/index.ts';
import { lowerFirst, pascal } from '../../model/names.ts';
import { interfaceOf, member } from './declarations.ts';
import { methodOf } from './operations-module.ts';
import { methodResult } from './signature.ts';
import { responsePlace, type TypeNames } from './type-names.ts';

/** Returns the type of a result, and declares it where it is more than the value. */
export function resultType(operation: Operation, types: TypeNames, declarations: string[]): string {
  const { success, responses } = operation;
  const { kind, status, mediaType, result } = methodResult(operation);
  if (kind === 'none') return 'void';
  const place = responsePlace(operation, status, mediaType);
  const simple = { text: 'string', blob: 'Blob', any: 'unknown' } as Partial<Record<typeof kind, string>>;
  const typeOf = (schema: Schema | undefined, at: string): string =>
    types.of(schema, kind === 'payload' ? `${at}['payload']` : at);
  const value =
    simple[kind] ??
    union([
      typeOf(success.value, place),
      ...success.others.map((other) =>
        typeOf(other.value, responsePlace(operation, other.status, other.mediaType)),
      ),
    ]);
  if (result === undefined) return value;
  const name = types.claim(`${pascal(operation.name)}Result`, `${pascal(operation.id)}Result`);
  const members = [
    member(result, value, true, [success.value?.name ? '' : (success.value?.description ?? '')]),
    ...success.siblings.map((each) =>
      member(each.name, types.of(each.schema, `${place}['${each.name}']`), each.required, [each.description]),
    ),
  ];
  const partial = responses.find((response) => success.partial.includes(response.status));
  if (partial) {
    const meaning = `Whether the status was ${partial.status}: ${lowerFirst(partial.description)}`;
    members.push(member('partial', 'boolean', true, [meaning]));
  }
  declarations.push(interfaceOf(`Result of \`${methodOf(operation)}\`.`, name, members));
  return name;
}

const union = (types: string[]): string => [...new Set(types)].join(' | ');
