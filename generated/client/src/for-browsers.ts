/**
 * Whether these are the modules of the package for browsers: there the build sets it, and bundlers leave out what works
 * on servers alone.
 */
export const forBrowsers = false as boolean;
