import { defineComponent, h, onMounted } from 'vue';
import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import ApiPath from './ApiPath.vue';
import { hasSteps } from './console/steps-link.ts';
import { useLanguage } from './language.ts';
import MarkdownLink from './MarkdownLink.vue';
import { onceSeen, stopWaiting } from './once-seen.ts';
import { useQuestionRows } from './question-rows.ts';
import { useWrapSwitch } from './wrap-switch.ts';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has nothing to assign
import './style.css';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has nothing to assign
import './api.css';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has nothing to assign
import './code.css';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has nothing to assign
import './questions.css';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has nothing to assign
import './console.css';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has nothing to assign
import './home.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app, router }) => {
    router.onAfterPageLoad = stopWaiting;
    app.component('ApiPath', ApiPath);
    // Only a few pages have these.
    app.component(
      'QuestionFilter',
      onceSeen('.question-filter', () => import('./QuestionFilter.vue')),
    );
    app.component(
      'TryIt',
      onceSeen('.try-it', () => import('./console/TryIt.vue')),
    );
    app.component(
      'TryOperation',
      onceSeen('.try-operation', () => import('./console/TryOperation.vue')),
    );
    app.component(
      'StatementFilter',
      onceSeen('.question-filter', () => import('./StatementFilter.vue')),
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
