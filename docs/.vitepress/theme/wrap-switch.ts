/** A button on each block of code that wraps its lines. Chosen once, it applies to every page. */
import { onContentUpdated } from 'vitepress';
import { onMounted } from 'vue';
import { keep, kept } from './storage.ts';

const key = 'docproc-wrap';
const wraps = (): boolean => document.documentElement.classList.contains('wrap-code');

/** Adds the buttons, and remembers the choice. */
export function useWrapSwitch(): void {
  onMounted(() => {
    document.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element) || !target.matches('button.wrap')) return;
      const wrap = !wraps();
      keep('localStorage', key, String(wrap));
      show(wrap);
    });
  });
  onContentUpdated(() => {
    for (const copy of document.querySelectorAll('.vp-doc [class*=language-] > button.copy')) {
      if (copy.previousElementSibling?.matches('.wrap')) continue;
      const button = document.createElement('button');
      button.className = 'wrap';
      button.title = 'Wrap lines';
      button.setAttribute('aria-label', button.title);
      copy.before(button);
    }
    show((kept('localStorage', key) ?? String(wraps())) === 'true');
  });
}

function show(wrap: boolean): void {
  document.documentElement.classList.toggle('wrap-code', wrap);
  for (const button of document.querySelectorAll('button.wrap'))
    button.setAttribute('aria-pressed', `${wrap}`);
}
