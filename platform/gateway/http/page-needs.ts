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

/** Rights of a document that is no page of an app. */
export const NO_NEEDS: PageNeeds = {
  connects: [],
  frames: [],
  workers: [],
  trustedTypes: [],
  permissions: [],
};
