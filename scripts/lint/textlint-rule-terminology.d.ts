/** The rule has no declarations of its own. */
declare module 'textlint-rule-terminology' {
  import type { TextlintRuleModule } from '@textlint/types';
  const rule: TextlintRuleModule;
  export default rule;
}
