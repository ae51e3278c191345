/** There is no task, upload or fault with this id. */
export class NotFoundError extends TypeError {
  override readonly name = 'NotFoundError';
}

/** The requests of a team are not those that were expected. */
export class ExpectationError extends Error {
  override readonly name = 'ExpectationError';
}
