/**
 * Checks that an object has no other members than these.
 *
 * @param what What a member is called in the message.
 * @throws {TypeError} It has another member; the message lists what there is.
 */
export function checkNames(what: string, given: object, names: Readonly<Record<string, unknown>>): void {
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(names, name)) continue;
    throw new TypeError(
      `There is no ${what} ${JSON.stringify(name)}. There are: ${Object.keys(names).join(', ')}.`,
    );
  }
}
