/** The OpenAPI document as it is written, with the members that the model reads. */
import type { components } from '../../generated/model/extensions.js';
import type { Json } from '../../src/shared/json.ts';

export type { Json };

type Vocabulary = components['schemas'];
export type XTransition = Vocabulary['Transition'];
export type XLifecycle = Vocabulary['Lifecycle'];
export type XResource = Vocabulary['Resource'];
export type XLimit = Vocabulary['Limit'];
export type XScope = Vocabulary['Scope'];

interface Extensions {
  'x-open-questions'?: string[];
}

export interface Reference extends Extensions {
  $ref: string;
}

export interface Document extends Extensions {
  openapi: string;
  info: { title: string; version: string; summary?: string; description?: string } & Extensions;
  servers?: ServerObject[];
  security?: Record<string, string[]>[];
  tags?: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  /** Requests that the service sends. Only the bundle and the types have them. */
  webhooks?: Record<string, PathItem | Reference>;
  components: {
    schemas?: Record<string, SchemaObject>;
    responses?: Record<string, ResponseObject>;
    parameters?: Record<string, ParameterObject>;
    examples?: Record<string, ExampleObject>;
    pathItems?: Record<string, PathItem>;
    securitySchemes?: Record<string, SecurityScheme>;
  };
}

export interface ServerObject extends Extensions {
  url: string;
  description?: string;
  variables?: Record<string, { default: string; enum?: string[]; description?: string }>;
}

interface SecurityScheme extends Extensions {
  type: string;
  /** `bearer`, `basic`, …, if the type is `http`. */
  scheme?: string;
  /** Where the key is, and under which name, if the type is `apiKey`. */
  in?: 'header' | 'query' | 'cookie';
  name?: string;
  description?: string;
  'x-scope-aliases'?: XScope[];
}

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
export type Method = (typeof methods)[number];

export type PathItem = {
  summary?: string;
  description?: string;
  servers?: ServerObject[];
  parameters?: (ParameterObject | Reference)[];
} & {
  [method in Method]?: OperationObject;
};

export interface OperationObject extends Extensions {
  operationId: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  tags?: string[];
  security?: Record<string, string[]>[];
  servers?: ServerObject[];
  /** Requests that the service sends. Only the bundle and the types have them. */
  callbacks?: Record<string, Record<string, PathItem> | Reference>;
  parameters?: (ParameterObject | Reference)[];
  requestBody?: RequestBodyObject | Reference;
  responses: Record<string, ResponseObject | Reference>;
  'x-transition'?: XTransition;
  'x-resource'?: XResource;
  'x-shorthand'?: string;
}

export interface ParameterObject extends Extensions {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  style?: string;
  explode?: boolean;
  schema?: SchemaObject;
  /** In place of a schema: a media type, and how the value is written in it. */
  content?: Record<string, MediaTypeObject>;
  example?: Json;
  examples?: Record<string, ExampleObject | Reference>;
}

export type HeaderObject = Omit<ParameterObject, 'name' | 'in'>;

export interface RequestBodyObject extends Extensions {
  required?: boolean;
  description?: string;
  content: Record<string, MediaTypeObject>;
}

export interface ResponseObject extends Extensions {
  description: string;
  headers?: Record<string, HeaderObject | Reference>;
  content?: Record<string, MediaTypeObject>;
}

export interface MediaTypeObject extends Extensions {
  schema?: SchemaObject;
  /** One without a name, in place of `examples`. */
  example?: Json;
  examples?: Record<string, ExampleObject | Reference>;
  'x-limits'?: Record<string, XLimit>;
}

export interface ExampleObject {
  summary?: string;
  description?: string;
  value: Json;
}

/** Keywords of JSON Schema that limit numbers, text and arrays, in the order of a sentence. */
export const validationKeywords = [
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'pattern',
] as const;
export type ValidationKeywords = Partial<
  Record<(typeof validationKeywords)[number], number | string | boolean>
>;

/** A JSON Schema. A reference is a schema with `$ref`. */
export interface SchemaObject extends Extensions, ValidationKeywords {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  enum?: Json[];
  const?: Json;
  default?: Json;
  allOf?: SchemaObject[];
  anyOf?: SchemaObject[];
  oneOf?: SchemaObject[];
  properties?: Record<string, SchemaObject>;
  patternProperties?: Record<string, SchemaObject>;
  $defs?: unknown;
  nullable?: unknown;
  required?: string[];
  items?: SchemaObject | boolean;
  prefixItems?: SchemaObject[];
  format?: string;
  contentMediaType?: string;
  contentEncoding?: string;
  contentSchema?: SchemaObject;
  examples?: Json[];
  deprecated?: boolean;
  additionalProperties?: SchemaObject | boolean;
  'x-lifecycle'?: XLifecycle;
}
