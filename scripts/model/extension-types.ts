import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { openapiTypes } from '../lib/openapi-typescript.ts';
import type { Files } from '../lib/write-files.ts';
import type { BundledContract } from './bundle.ts';

/** The types of our extension fields, generated from the vocabulary: what this folder reads the fields as. */
export async function build({ folder }: BundledContract): Promise<Files> {
  const text = await readFile(join(folder, 'extensions.schema.yaml'), 'utf8');
  const { $defs } = parse(text.replaceAll('#/$defs/', '#/components/schemas/')) as { $defs: object };
  const document = {
    openapi: '3.1.1',
    info: { title: 'Extension fields', version: '' },
    paths: {},
    components: { schemas: $defs },
  };
  const source = '// Generated from openapi/extensions.schema.yaml by `npm run build`. Do not edit.\n';
  return { 'model/extensions.d.ts': `${source}\n${await openapiTypes(document)}\n` };
}
