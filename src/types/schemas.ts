/** What the module with the schemas of the contract is made of: a bundler leaves out the keywords that none of its schemas has. */
export * from './keywords.ts';
export { closed, createSchemas } from './schema.ts';
export type { Rules, Schema, SchemaIssue, SchemaOptions } from './schema.ts';
