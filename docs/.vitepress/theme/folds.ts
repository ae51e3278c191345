/** The place that a URL leads to: what is folded around it, such as an open question. */
import { onContentUpdated } from 'vitepress';
import { onMounted } from 'vue';

/** Opens it on arrival, and when the fragment changes. */
export function useFolds(): void {
  const follow = () => openAround(document.getElementById(location.hash.slice(1)));
  onMounted(() => addEventListener('hashchange', follow));
  onContentUpdated(follow);
}

function openAround(linked: HTMLElement | null): void {
  const folds = [...document.querySelectorAll('details')].filter((each) => each.contains(linked));
  for (const fold of folds) fold.open = true;
  if (folds.length > 0) linked?.scrollIntoView();
}
