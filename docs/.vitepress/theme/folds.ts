/** The place that a URL leads to: what is folded around it, such as an open question, or the page that has it now. */
import { onContentUpdated, useData } from 'vitepress';
import { onMounted } from 'vue';

/** Opens it on arrival, and when the fragment changes. */
export function useFolds(): void {
  const { frontmatter } = useData();
  const follow = () => {
    const linked = document.getElementById(location.hash.slice(1));
    // The front matter names the pages that sections of this one have moved to.
    const { [location.hash.slice(1)]: moved } = (frontmatter.value['moved'] ?? {}) as Record<string, string>;
    if (!linked && moved) location.replace(moved + location.hash);
    else openAround(linked);
  };
  onMounted(() => addEventListener('hashchange', follow));
  onContentUpdated(follow);
}

function openAround(linked: HTMLElement | null): void {
  const folds = [...document.querySelectorAll('details')].filter((each) => each.contains(linked));
  for (const fold of folds) fold.open = true;
  if (folds.length > 0) linked?.scrollIntoView();
}
