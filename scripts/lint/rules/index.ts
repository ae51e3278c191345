/**
 * Our lint rules that need code, as a plugin of Redocly. redocly.yaml enables them, and
 * test/contract/lint.test.ts breaks each of them.
 *
 * They apply to any contract laid out like openapi/: a root file, and next to it `paths/` and a folder for each kind of
 * component. The values that they visit can be of any kind: the rule `struct` reports wrong ones.
 */
import { descriptions } from './descriptions.ts';
import { extensions } from './extensions.ts';
import { fileNames } from './file-names.ts';

export default () => ({
  id: 'docproc',
  rules: { oas3: { descriptions, extensions, 'file-names': fileNames } },
});
