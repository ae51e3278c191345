import { h } from 'vue';
import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import TryIt from './TryIt.vue';
import MarkdownLink from './MarkdownLink.vue';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has nothing to assign
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('TryIt', TryIt);
  },
  Layout: () => h(DefaultTheme.Layout, null, { 'doc-footer-before': () => h(MarkdownLink) }),
} satisfies Theme;
