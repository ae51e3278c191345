/** The members of an object, with those optional that can be undefined. */
type Compact<Members> = {
  [Name in keyof Members as undefined extends Members[Name] ? never : Name]: Members[Name];
} & {
  [Name in keyof Members as undefined extends Members[Name] ? Name : never]?: Exclude<
    Members[Name],
    undefined
  >;
};

/** Leaves out members that are undefined. */
export const omitUndefined = <Members extends object>(members: Members): Compact<Members> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Compact<Members>;
