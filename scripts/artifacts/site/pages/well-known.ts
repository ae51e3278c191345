/** Files at addresses that agents and tools try first: the skills of the packages, and where the API is described. */
import { createHash } from 'node:crypto';
import { parse } from 'yaml';
import { packages } from '../../../lib/package-json.ts';
import type { Files } from '../../../lib/write-files.ts';
import type { BundledContract } from '../../../model/bundle.ts';
import { skillOf } from '../../packages/facts.ts';
import { split } from './markdown-pages.ts';

/**
 * Returns the index of the skills with their hashes, each skill, and the catalog of RFC 9727. Without the URL of the site, the
 * links are relative to the file that has them.
 */
export async function wellKnown(contract: BundledContract, origin?: string): Promise<Files> {
  const texts = await Promise.all(
    packages.map(async (name) => String(Object.values(await skillOf(name, contract))[0])),
  );
  const skills = texts.map((text) => {
    const { name, description } = parse(split(text).front) as Record<'name' | 'description', string>;
    const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
    const folder = origin ? `${origin}.well-known/agent-skills/` : './';
    return { text, entry: { name, type: 'skill-md', description, url: `${folder}${name}/SKILL.md`, digest } };
  });
  const schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
  const site = origin ?? '../';
  const link = (path: string, type: string) => ({ href: site + path, type });
  const described = {
    anchor: site,
    'service-desc': [link('openapi.yaml', 'application/yaml'), link('openapi.json', 'application/json')],
    'service-doc': [link('operations.html', 'text/html'), link('llms.txt', 'text/plain')],
    'service-meta': [link('workflows.arazzo.yaml', 'application/yaml')],
  };
  return {
    ...Object.fromEntries(
      skills.map(({ text, entry }) => [`.well-known/agent-skills/${entry.name}/SKILL.md`, text]),
    ),
    '.well-known/agent-skills/index.json': json({
      $schema: schema,
      skills: skills.map(({ entry }) => entry),
    }),
    '.well-known/api-catalog': json({ linkset: [described] }),
  };
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
