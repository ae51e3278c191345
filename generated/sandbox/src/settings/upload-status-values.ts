import { spelled } from '../engine/named-states.js';
import type { Setting } from './setting.js';

/** The spelling of the status of an upload. */
export const uploadStatusValues: Setting<'upload-status-values', 'overview' | 'examples'> = {
  id: 'upload-status-values',
  values: ['overview', 'examples'],
  spelling(interpretation, state, created) {
    if (created) return state.toLowerCase();
    return state === spelled.from && interpretation() === 'examples' ? spelled.to : state;
  },
};
