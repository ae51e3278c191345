import type { Setting } from './setting.js';

/** Whether unlock and discard accept PUT in addition to POST. */
export const unlockDiscardMethod: Setting<'unlock-discard-method', 'post' | 'post-or-put'> = {
  id: 'unlock-discard-method',
  values: ['post', 'post-or-put'],
  methods: (interpretation) => (interpretation() === 'post-or-put' ? ['PUT'] : []),
};
