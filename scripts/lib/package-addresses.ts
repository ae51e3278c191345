/** What texts call a package by: where the site serves it, until a registry has it by its name. */
import { homepage, published, version } from './package-json.ts';

/** Where `npm start` serves the site. The texts that people write have packages there, which works for whoever reads them. */
const local = 'http://localhost:4000/';
/** A package there, after its name where a tool wants both. */
const served = /(@docproc\/[a-z]+@)?http:\/\/localhost:4000\/packages\/docproc-([a-z]+)\.tgz/g;

/** Returns the URL of the site that texts are made for, where paths can be appended. */
export const siteUrl = (homepage: string | undefined): string => homepage?.replace(/\/?$/, '/') ?? local;

/**
 * Returns a text for readers of a site: a package is the file of this version there, since tools keep what they got from
 * an address, or the name that a registry has.
 *
 * @param site URL of the site. @default that of `npm start`, which browsers and our server replace by their own
 */
export const withPackages = (text: string, site?: string): string =>
  text.replaceAll(served, (_, before: string | undefined, name: string) =>
    published.includes(`@docproc/${name}`)
      ? `@docproc/${name}`
      : `${before ?? ''}${siteUrl(site)}packages/docproc-${name}-${version}.tgz`,
  );

/** Returns a function that makes a text of the built site one of the site at another URL. */
export const atUrl =
  (url: string) =>
  (text: string): string =>
    text.replaceAll(siteUrl(homepage), url);
