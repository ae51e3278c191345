/** The reader's own values in the samples: entered once, they apply to every page. */
import { reactive, watch } from 'vue';
import { keep, kept } from './storage.ts';

/** What a reader can enter. What does not fit its pattern could break a sample, and is left out. Browsers read patterns with the flag v. */
export const fields = [
  {
    name: 'baseUrl',
    label: 'Base URL',
    example: 'http://localhost:4020',
    pattern: String.raw`https?://[\w.:\/~\-]*\w`,
  },
  { name: 'team', label: 'Team ID', example: 'team-1', pattern: String.raw`[\w.~\-]+` },
  { name: 'project', label: 'Project ID', example: 'project-1', pattern: String.raw`[\w.~\-]+` },
  {
    name: 'key',
    label: 'Environment variable of the key',
    example: 'DOCPROC_API_KEY',
    pattern: String.raw`[A-Za-z_]\w*`,
  },
] as const;

/** The texts as the build wrote them. */
const originals = new WeakMap<Node, string>();

const stored = 'docproc-values';
const none = { baseUrl: '', team: '', project: '', key: '' };
export const values = reactive({ ...none, ...restored() } as typeof none);

/** What another program on the same origin has written is no values. */
function restored(): object {
  try {
    return Object(JSON.parse(kept(stored) ?? '{}')) as object;
  } catch {
    return {};
  }
}

export const clear = (): object => Object.assign(values, none);
watch(values, () => {
  keep(stored, JSON.stringify(values));
  show();
});

/** Shows the values in the samples of the page. */
export function show(): void {
  for (const code of document.querySelectorAll('.vp-doc [class*=language-] code')) {
    // Only the sandbox has its control API and its keys.
    if (/_sandbox\/|sandbox[:.]/.test(code.textContent)) continue;
    const language = /language-(\w+)/.exec(code.closest('[class*=language-]')?.className ?? '')?.[1] ?? '';
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const original = originals.get(node) ?? node.data;
      originals.set(node, original);
      const text = replaced(original, language);
      if (text !== node.data) node.data = text;
    }
  }
}

function replaced(text: string, language: string): string {
  const own = Object.fromEntries(
    fields.map(({ name, example, pattern }) => [
      name,
      new RegExp(`^(?:${pattern})$`).test(values[name]) ? values[name] : name === 'key' ? '' : example,
    ]),
  );
  const shown = own['key'] === '' ? text : withVariable(text, language, own['key'] ?? '');
  return shown
    .replaceAll('http://localhost:4020', own['baseUrl'] ?? '')
    .replaceAll(/\bteam-1\b/g, own['team'] ?? '')
    .replaceAll(/\bproject-1\b/g, own['project'] ?? '');
}

/** Reads the key of a sample from an environment variable. */
function withVariable(text: string, language: string, name: string): string {
  if (language === 'sh') return text.replace(/'([^']*)\bany-key'/, `"$1$${name}"`);
  if (language === 'python')
    return text
      .replace(/^ requests(?=\s*$)/, ' os, requests')
      .replace(/"Bearer any-key"/, `"Bearer " + os.environ["${name}"]`);
  return text
    .replace(/'Bearer any-key'/, `\`Bearer \${process.env.${name}}\``)
    .replace(/'any-key'/, `process.env.${name}`);
}
