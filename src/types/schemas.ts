/** What the module with the schemas of the contract is made of: a bundler leaves out the keywords that none of its schemas has. */
export { formReader } from './form.ts';
export * from './keywords.ts';
export type { JsonSchemaOptions } from './json-schema.ts';
export { closed, createSchemas } from './schema.ts';
export type { Rules, Schema, SchemaIssue, SchemaOptions } from './schema.ts';
