declare module 'virtual:stale' {
  /** Paths of the files of `generated/` that are not as a build would write them now. */
  const stale: string[];
  export default stale;
}
