/** Rows of open questions that open their details. Without scripts, all of them are open. */
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
  const linked = document.getElementById(location.hash.slice(1))?.querySelector('.question .toggle');
  if (linked) show(linked, true);
}

function show(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', String(open));
  button.closest('.question')?.classList.toggle('open', open);
}
