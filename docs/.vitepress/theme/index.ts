import { defineAsyncComponent, defineComponent, h } from 'vue';
import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import ApiPath from './ApiPath.vue';
import { useLanguage } from './language.ts';
import MarkdownLink from './MarkdownLink.vue';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has nothing to assign
import './style.css';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has nothing to assign
import './api.css';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has nothing to assign
import './console.css';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has nothing to assign
import './home.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('ApiPath', ApiPath);
    // Only a few pages have these.
    app.component(
      'QuestionFilter',
      defineAsyncComponent(() => import('./QuestionFilter.vue')),
    );
    app.component(
      'TryIt',
      defineAsyncComponent(() => import('./console/TryIt.vue')),
    );
    app.component(
      'TryOperation',
      defineAsyncComponent(() => import('./console/TryOperation.vue')),
    );
  },
  Layout: defineComponent({
    setup() {
      useLanguage();
      return () => h(DefaultTheme.Layout, null, { 'doc-footer-before': () => h(MarkdownLink) });
    },
  }),
} satisfies Theme;
