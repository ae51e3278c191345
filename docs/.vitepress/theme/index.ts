import { defineComponent, h } from 'vue';
import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import ApiPath from './ApiPath.vue';
import { useLanguage } from './language.ts';
import QuestionFilter from './QuestionFilter.vue';
import StatementFilter from './StatementFilter.vue';
import MarkdownLink from './MarkdownLink.vue';
import TryIt from './TryIt.vue';
import TryOperation from './TryOperation.vue';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has nothing to assign
import './style.css';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has nothing to assign
import './api.css';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has nothing to assign
import './home.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('ApiPath', ApiPath);
    app.component('QuestionFilter', QuestionFilter);
    app.component('StatementFilter', StatementFilter);
    app.component('TryIt', TryIt);
    app.component('TryOperation', TryOperation);
  },
  Layout: defineComponent({
    setup() {
      useLanguage();
      return () => h(DefaultTheme.Layout, null, { 'doc-footer-before': () => h(MarkdownLink) });
    },
  }),
} satisfies Theme;
