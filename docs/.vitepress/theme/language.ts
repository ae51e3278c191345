/** The language of samples: chosen once, it applies to every page. */
import { onContentUpdated } from 'vitepress';
import { onMounted } from 'vue';
import { keep, kept } from './storage.ts';

const key = 'docproc-language';
const languages = new Set(['curl', 'TypeScript', 'JavaScript', 'Python']);

/** Remembers the chosen language, and shows it wherever samples have it. */
export function useLanguage(): void {
  onMounted(() => {
    document.addEventListener('change', ({ target }) => {
      const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined;
      const language = label?.closest('.vp-code-group') && label.dataset['title'];
      if (language === undefined || language === null || !languages.has(language)) return;
      keep(key, language);
      show(language);
    });
  });
  onContentUpdated(() => show(kept(key)));
}

/** Selects a language in each group that has it. The theme follows a click. */
function show(language: string | null): void {
  if (language === null) return;
  for (const label of document.querySelectorAll<HTMLElement>(
    `.vp-code-group label[data-title="${language}"]`,
  )) {
    const input = document.getElementById(label.getAttribute('for') ?? '');
    if (input instanceof HTMLInputElement && !input.checked) input.click();
  }
}
