/**
 * Our lint rules that need code, as a plugin of Redocly. redocly.yaml enables them, and
 * test/contract/lint.test.ts breaks each of them.
 *
 * They apply to any contract laid out like openapi/: a root file, and next to it `paths/`, a folder for each kind
 * of component, and `open-questions.yaml`.
 */
import { descriptions } from './rules/descriptions.ts';
import { extensions } from './rules/extensions.ts';
import { fileNames } from './rules/file-names.ts';
import { lifecycles } from './rules/lifecycles.ts';
import { namedExamples } from './rules/named-examples.ts';
import { openQuestions } from './rules/open-questions.ts';
import { scopes } from './rules/scopes.ts';
import { transitions } from './rules/transitions.ts';

export default () => ({
  id: 'docproc',
  rules: {
    oas3: {
      descriptions,
      extensions,
      'file-names': fileNames,
      lifecycles,
      'named-examples': namedExamples,
      'open-questions': openQuestions,
      scopes,
      transitions,
    },
  },
});
