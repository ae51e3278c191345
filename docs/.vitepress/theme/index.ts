import { type Component, defineAsyncComponent, defineComponent, h, hydrateOnVisible, onMounted } from 'vue';
import type { Theme } from 'vitepress';
import DefaultTheme, { VPButton } from 'vitepress/theme-without-fonts';
import ApiPath from './ApiPath.vue';
import { hasSteps } from './console/steps-link.ts';
import { useLanguage } from './language.ts';
import MarkdownLink from './MarkdownLink.vue';
import { useQuestionRows } from './question-rows.ts';
import { useWrapSwitch } from './wrap-switch.ts';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has nothing to assign
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('ApiPath', ApiPath);
    app.component('VPButton', VPButton);
    // Only a few pages have these. Until a reader sees one, the page shows what the build rendered.
    const onceSeen = (loader: () => Promise<Component>): Component =>
      defineAsyncComponent({ loader, hydrate: hydrateOnVisible() });
    app.component(
      'QuestionFilter',
      onceSeen(() => import('./QuestionFilter.vue')),
    );
    app.component(
      'TryIt',
      onceSeen(() => import('./console/TryIt.vue')),
    );
    app.component(
      'TryOperation',
      onceSeen(() => import('./console/TryOperation.vue')),
    );
    app.component(
      'StatementFilter',
      onceSeen(() => import('./StatementFilter.vue')),
    );
  },
  Layout: defineComponent({
    setup() {
      useLanguage();
      useWrapSwitch();
      useQuestionRows();
      // A link with steps leads to the console, which is loaded there.
      onMounted(() => {
        if (hasSteps(location.hash)) document.querySelector('.try-it')?.scrollIntoView();
      });
      return () => h(DefaultTheme.Layout, null, { 'doc-footer-before': () => h(MarkdownLink) });
    },
  }),
} satisfies Theme;
