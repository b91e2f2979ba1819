import { SITE_PERMISSIONS } from './permissions-policy.ts';

/** Rights of a page beyond its own origin and scripts. Sources are written as in a content security policy. */
export interface PageNeeds {
  connects: readonly string[];
  frames: readonly string[];
  workers: readonly string[];
  /** Names of Trusted Types policies. */
  trustedTypes: readonly string[];
  /** Names of features, as in `Permissions-Policy`. */
  permissions: readonly string[];
}

/**
 * Rights of every page of an app without a declaration, as before there were declarations. With `inert-html` the page analyzer of
 * the admin area parses fetched HTML into a document that never runs; with `page-content` the shell parses the next page, which it
 * shows until the code is there; with `structured-data` the page head writes JSON. The crawler of the admin area runs pages of the
 * site in a frame.
 */
export const FULL_NEEDS: PageNeeds = {
  connects: [],
  frames: ["'self'"],
  workers: ["'self'"],
  trustedTypes: ['inert-html', 'page-content', 'structured-data'],
  permissions: SITE_PERMISSIONS,
};
