/** JSON pointers of the extension fields of the bundle. */
import { memberPointer } from '../lib/pointer.ts';

/** A schema, as far as its values have places. */
interface ValueSchema {
  open: boolean;
  lifecycle?: object | undefined;
}

/** The pointer of the transition of an operation that is no shorthand. */
export const transitionPointer = ({ pointer }: { pointer: string }): string => `${pointer}/x-transition`;

/** The pointer of a named schema. */
export const schemaPointer = (name: string): string => memberPointer('#', 'components', 'schemas', name);

/** The pointer of the lifecycle of a schema. */
export const lifecyclePointer = (schema: string): string => `${schemaPointer(schema)}/x-lifecycle`;

/** The pointer of a limit of the content at a pointer. */
export const limitPointer = (content: string, name: string): string =>
  memberPointer(content, 'x-limits', name);

/** The arrays of the listed values of a schema, given its own pointer: the values, and their descriptions. */
export const valueLists = ({ open, lifecycle }: ValueSchema, pointer: string): string[] => [
  `${pointer}${open ? '/anyOf/0' : ''}/enum`,
  ...(lifecycle ? [`${pointer}/x-lifecycle/states`] : []),
];

/** The places of a known value of a schema, given its position. */
export const valuePointers = (schema: ValueSchema, pointer: string, value: string, index: number): string[] =>
  valueLists(schema, pointer).map((list) => memberPointer(list, list.endsWith('/enum') ? index : value));
