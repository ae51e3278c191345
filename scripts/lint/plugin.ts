/**
 * Our lint rules that need code, as a plugin of Redocly. redocly.yaml enables them, and
 * test/contract/lint.test.ts breaks each of them.
 *
 * They apply to any contract laid out like openapi/: a root file, and next to it `paths/` and a folder for each kind of
 * component.
 */
import { descriptions } from './rules/descriptions.ts';
import { extensions } from './rules/extensions.ts';
import { fileNames } from './rules/file-names.ts';
import { namedExamples } from './rules/named-examples.ts';

export default () => ({
  id: 'docproc',
  rules: {
    oas3: {
      descriptions,
      extensions,
      'file-names': fileNames,
      'named-examples': namedExamples,
    },
  },
});
