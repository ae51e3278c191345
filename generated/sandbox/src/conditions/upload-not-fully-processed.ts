import { isFullyProcessed, uploadFullyProcessed } from '../settings/upload-fully-processed.js';
import type { Condition } from './condition.js';

/** The upload of the task is not fully processed. */
export const uploadNotFullyProcessed: Condition = {
  id: 'upload-not-fully-processed',
  rejection: 'The upload is already fully processed.',
  holds({ parent, interpret }) {
    const upload = parent('Upload');
    return !upload || !isFullyProcessed(interpret(uploadFullyProcessed), upload['status']);
  },
};
