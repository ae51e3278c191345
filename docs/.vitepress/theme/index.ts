import { type Component, defineAsyncComponent, defineComponent, h, onMounted, ref } from 'vue';
import { onContentUpdated, type Router, type Theme, useData } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { useFolds } from './folds.ts';
import { useLanguage } from './language.ts';
import { showAddress } from './package-address.ts';
import PageFacts from './PageFacts.vue';
import PageTools from './PageTools.vue';
import { kept } from './storage.ts';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has nothing to assign
import './style.css';

/** Components that few pages have, and never two kinds of them. */
const panels: Record<string, () => Promise<Component>> = {
  QuestionFilter: () => import('./QuestionFilter.vue'),
  TryIt: () => import('./console/TryIt.vue'),
  TryOperation: () => import('./console/TryOperation.vue'),
};

/** Waits until the panel of the built page is seen, or the page is left: another may show it. */
function panelSeen(router: Router): Promise<void> {
  const place = typeof document === 'undefined' ? null : document.querySelector('.panel');
  if (!place) return Promise.resolve();
  return new Promise((resolve) => {
    router.onAfterPageLoad = () => resolve();
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
    });
    observer.observe(place);
  });
}

const searchButton = () => document.querySelector<HTMLElement>('.VPNavBarSearchButton');

/** Opens the search with the words of the URL: the page for what is not found sends them. */
function searchLinked(): void {
  const words = new URLSearchParams(location.search).get('search');
  if (words === null) return;
  try {
    sessionStorage.setItem('vitepress:local-search-filter', words);
  } catch {
    // Without storage, the search is empty.
  }
  searchButton()?.click();
}

/** Returns the focus to the button: the search box that Escape closes leaves it nowhere. */
function leaveSearch({ key }: KeyboardEvent): void {
  if (key === 'Escape' && document.querySelector('.VPLocalSearchBox'))
    requestAnimationFrame(() => searchButton()?.focus());
}

const OwnValues = defineAsyncComponent(() => import('./OwnValues.vue'));

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app, router }) => {
    for (const [name, load] of Object.entries(panels))
      app.component(
        name,
        defineAsyncComponent(() => panelSeen(router).then(load)),
      );
  },
  Layout: defineComponent({
    setup() {
      useLanguage();
      useFolds();
      const { frontmatter, page } = useData();
      onMounted(() => {
        searchLinked();
        addEventListener('keydown', leaveSearch);
      });
      const entersValues = ref(false);
      const valuesButton = () =>
        h(
          'button',
          { type: 'button', class: 'own-values', onClick: () => (entersValues.value = true) },
          'Your values',
        );
      onContentUpdated(async () => {
        showAddress(page.value.relativePath);
        if (kept('docproc-values')) (await import('./own-values.ts')).show();
      });
      return () =>
        h(DefaultTheme.Layout, null, {
          'doc-before': () => h(PageTools),
          'doc-footer-before': () => h(PageFacts),
          'nav-bar-content-after': valuesButton,
          'nav-screen-content-after': valuesButton,
          'layout-bottom': () => [
            frontmatter.value['layout'] === 'home' && h(PageFacts),
            entersValues.value && h(OwnValues, { onClose: () => (entersValues.value = false) }),
          ],
        });
    },
  }),
} satisfies Theme;
