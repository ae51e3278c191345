import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

/** The root folder of the project. */
export const root: URL = new URL('../../', import.meta.url);

const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
  workspaces: string[];
  version: string;
  published: string[];
  homepage?: string;
};

/** The version of the packages, the names of those that a registry has, and the URL of the published site. */
export const { version, published, homepage } = manifest;

/** The folders of `generated/` that are published as packages. */
export const packages: string[] = manifest.workspaces
  .filter((folder) => folder.startsWith('generated/'))
  .map((folder) => basename(folder));

/** The fields of the root's package.json that the packages share. */
export interface RootPackage {
  version: string;
  license: string;
  engines: object;
  devDependencies: Record<string, string>;
  /** Where the sources are published. npm requires it for provenance. */
  repository?: { type: string; url: string };
  homepage?: string;
  bugs?: { url: string };
  funding?: string;
}

/** The text of a package.json: what every package of ours has in common, and `fields`. */
export async function packageFile(
  fields: Record<string, unknown> & { name: string; keywords: string[] },
): Promise<string> {
  const { name, description, keywords, ...rest } = fields;
  const { version, license, repository, homepage, bugs, funding } = await rootPackage();
  const folder = name.split('/').at(-1) ?? name;
  const directory = `generated/${folder}`;
  const all = {
    name,
    version,
    description,
    // The last one leads tools for agents to the skill.
    keywords: ['docproc', 'document-processing', ...keywords, 'tanstack-intent'],
    llms: `./${skillPath(folder)}`,
    homepage,
    bugs,
    repository: repository && { ...repository, directory },
    funding,
    license,
    type: 'module',
    sideEffects: false,
    ...rest,
  };
  return `${JSON.stringify(all, null, 2)}\n`;
}

/** Path of the skill for agents in a package. */
export const skillPath = (name: string): string => `skills/docproc-${name}/SKILL.md`;

/** Returns the fields that the packages share. */
export async function rootPackage(): Promise<RootPackage> {
  return JSON.parse(await readFile(new URL('package.json', root), 'utf8'));
}

/** Path of the report of the public API of a package below `generated/`, which reviewers compare. */
export const apiFile = (name: string): string => `api/${name}.txt`;
