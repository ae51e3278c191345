/** What is folded around the place that a URL leads to: an open question, or fields of an object. */
import { onContentUpdated } from 'vitepress';
import { onMounted } from 'vue';

/** Opens it on arrival, and when the fragment changes. */
export function useFolds(): void {
  onMounted(() => addEventListener('hashchange', openLinked));
  onContentUpdated(openLinked);
}

function openLinked(): void {
  const linked = document.getElementById(location.hash.slice(1));
  const folds = [...document.querySelectorAll('details')].filter((each) => each.contains(linked));
  for (const fold of folds) fold.open = true;
  if (folds.length > 0) linked?.scrollIntoView();
}
