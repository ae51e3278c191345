import { type Component, defineAsyncComponent, defineComponent, h, onMounted } from 'vue';
import type { Theme } from 'vitepress';
import DefaultTheme, { VPButton } from 'vitepress/theme-without-fonts';
import ApiPath from './ApiPath.vue';
import { hasSteps } from './console/steps-link.ts';
import { useLanguage } from './language.ts';
import OwnValues from './OwnValues.vue';
import { useOwnValues } from './own-values.ts';
import PageTools from './PageTools.vue';
import { useQuestionRows } from './question-rows.ts';
import { useWrapSwitch } from './wrap-switch.ts';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has nothing to assign
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app, router }) => {
    app.component('ApiPath', ApiPath);
    app.component('VPButton', VPButton);
    /** Loads a component once its place in the built page is seen, or the page is left: another may show it. */
    const onceSeen = (selector: string, loader: () => Promise<Component>): Component =>
      defineAsyncComponent(async () => {
        const place = typeof document === 'undefined' ? null : document.querySelector(selector);
        if (place)
          await new Promise<void>((resolve) => {
            router.onAfterPageLoad = () => resolve();
            const observer = new IntersectionObserver((entries) => {
              if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
            });
            observer.observe(place);
          });
        return loader();
      });
    const questions = onceSeen('.question-filter', () => import('./QuestionFilter.vue'));
    app.component('QuestionFilter', questions);
    const statements = onceSeen('.question-filter', () => import('./StatementFilter.vue'));
    app.component('StatementFilter', statements);
    const tryIt = onceSeen('.try-it', () => import('./console/TryIt.vue'));
    app.component('TryIt', tryIt);
    const tryOperation = onceSeen('.try-operation', () => import('./console/TryOperation.vue'));
    app.component('TryOperation', tryOperation);
  },
  Layout: defineComponent({
    setup() {
      useLanguage();
      useOwnValues();
      useWrapSwitch();
      useQuestionRows();
      // A link with steps leads to the console, which is loaded there.
      onMounted(() => {
        if (hasSteps(location.hash)) document.querySelector('.try-it')?.scrollIntoView();
      });
      return () =>
        h(DefaultTheme.Layout, null, {
          'doc-before': () => h(PageTools),
          'nav-bar-content-after': () => h(OwnValues),
          'nav-screen-content-after': () => h(OwnValues),
        });
    },
  }),
} satisfies Theme;
