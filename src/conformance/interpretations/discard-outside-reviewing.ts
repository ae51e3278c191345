import { isSuccess } from '../schemas.ts';
import { exchangesAbout, seen, type Detector } from './detector.ts';

const id = 'discard-outside-reviewing';

/** Whether discarding a task outside of review is rejected, or ignored. */
export const discardOutsideReviewing: Detector<typeof id> = {
  id,
  detect(context) {
    // The checks of the matrix for states in which the operation is not allowed.
    const outside = exchangesAbout(context, id).filter(
      ({ check, operation }) =>
        check.startsWith(`matrix/${operation.id}/`) &&
        !operation.transition?.from?.['status']?.in?.includes(check.split('/')[2]),
    );
    const [first] = outside;
    if (!first) return undefined;
    const ignored = outside.filter(isSuccess);
    const what = `${first.operation.id} in ${first.check.split('/')[2]} returned ${first.status}.`;
    return seen(ignored.length > 0 ? 'ignore' : 'reject', what);
  },
};
