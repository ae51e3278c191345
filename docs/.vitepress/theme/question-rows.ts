/** What opens for a URL that leads into it: rows of open questions, which are open without scripts, and folded fields. */
import { onContentUpdated } from 'vitepress';
import { onMounted, onUnmounted } from 'vue';

/** Opens a row on request, and the one that the URL leads to. */
export function useQuestionRows(): void {
  onMounted(() => {
    document.addEventListener('click', onClick);
    addEventListener('hashchange', openLinked);
  });
  onUnmounted(() => {
    document.removeEventListener('click', onClick);
    removeEventListener('hashchange', openLinked);
  });
  onContentUpdated(openLinked);
}

function onClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('.question .toggle') : null;
  if (button) show(button, button.getAttribute('aria-expanded') !== 'true');
}

function openLinked(): void {
  const linked = document.getElementById(location.hash.slice(1));
  const toggle = linked?.querySelector('.question .toggle');
  if (toggle) show(toggle, true);
  const folds = [...document.querySelectorAll('details')].filter((each) => each.contains(linked));
  for (const fold of folds) fold.open = true;
  if (folds.length > 0) linked?.scrollIntoView();
}

function show(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', String(open));
  button.closest('.question')?.classList.toggle('open', open);
}
