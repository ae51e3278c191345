/** An object whose members that can be undefined are optional. */
type Compact<T> = { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] } & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>;
};

/** Returns an object without its members that are undefined, in the same order. */
export const compact = <T extends object>(members: T): Compact<T> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Compact<T>;
