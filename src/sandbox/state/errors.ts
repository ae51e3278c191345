/** There is no task, upload or fault with this id. */
export class UnknownIdError extends TypeError {
  override readonly name = 'NotFoundError';
}

/** The requests of a team differ from the expected ones. */
export class ExpectationError extends Error {
  override readonly name = 'ExpectationError';
}
