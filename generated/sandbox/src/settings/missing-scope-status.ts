import type { Setting } from './setting.js';

/** The response to a valid key that lacks the scope. */
export const missingScopeStatus: Setting<'missing-scope-status', 'no-access' | '401'> = {
  id: 'missing-scope-status',
  values: ['no-access', '401'],
  everywhere: true,
  missingScopeStatus: (interpretation) => (interpretation() === '401' ? 401 : undefined),
};
