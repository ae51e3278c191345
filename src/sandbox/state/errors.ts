/** There is no task, upload or fault with this id. */
export class UnknownIdError extends TypeError {
  override readonly name = 'NotFoundError';
}
