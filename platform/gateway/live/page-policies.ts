import type { Capabilities } from '@talent/artifact/capabilities/capabilities';
import type { Manifest } from '@talent/artifact/manifest';
import { REFUSABLE, SITE_PERMISSIONS } from '../http/permissions-policy.ts';
import { FULL_NEEDS, type PageNeeds } from '../http/page-needs.ts';

/** The needs of every page of a site: computed once for each release, so that an answer costs nothing more. */
export interface PagePolicies {
  /** Needs of the shell's not-found page and of all other pages that belong to no route. */
  shell: PageNeeds;
  /** Route pattern -> needs, of public and guarded routes. */
  routes: ReadonlyMap<string, PageNeeds>;
  /**
   * Route pattern -> what its page needs beyond every page of the shell, for the composition: a tab loads the document of such a
   * page. Public routes and guarded ones apart, because no public page names a guarded path.
   */
  beyond: { public: Needs; guarded: Needs };
}

/** Route pattern -> sources and names, sorted. */
type Needs = Readonly<Record<string, readonly string[]>>;

/**
 * Computes the rights of each page: those that the shell and the remote of that page declare. An app of an older build declares nothing, so its
 * pages, and all of an older shell, may do what every page could before there were declarations.
 */
export function pagePolicies(
  shell: Manifest,
  remotes: readonly Manifest[],
  guarded: readonly Manifest[],
): PagePolicies {
  const own = needsOf([shell], null);
  const routes = new Map<string, PageNeeds>();
  const beyond: {
    public: Record<string, readonly string[]>;
    guarded: Record<string, readonly string[]>;
  } = {
    public: {},
    guarded: {},
  };
  for (const app of [shell, ...remotes, ...guarded]) {
    for (const { pattern, kind } of app.routes) {
      const needs = needsOf(app === shell ? [shell] : [shell, app], pattern);
      routes.set(pattern, needs);
      const more = missingFrom(own, needs);
      if (kind === 'resource' || more.length === 0) continue;
      beyond[guarded.includes(app) ? 'guarded' : 'public'][pattern] = more;
    }
  }
  return { shell: own, routes, beyond };
}

function needsOf(apps: readonly Manifest[], pattern: string | null): PageNeeds {
  const declared = apps.map(({ capabilities }) => capabilities);
  if (declared.includes(undefined)) return FULL_NEEDS;
  const all = declared.filter((one) => one !== undefined);
  const here = <Need extends { on?: string[] | undefined }>(
    list: (one: Capabilities) => readonly Need[],
  ): Need[] =>
    all
      .flatMap(list)
      .filter(({ on }) => on === undefined || (pattern !== null && on.includes(pattern)));
  const refusable: ReadonlySet<string> = new Set(REFUSABLE);
  return {
    connects: unique(here((one) => one.connects).map(({ origin }) => origin)),
    frames: unique(
      here((one) => one.frames).map(({ origin }) => (origin === 'self' ? "'self'" : origin)),
    ),
    workers: here((one) => one.workers).some(({ kind }) => kind !== 'worklet') ? ["'self'"] : [],
    trustedTypes: unique(here((one) => one.trustedTypes).map(({ name }) => name)),
    permissions: unique(
      here((one) => one.permissions)
        .map(({ name }) => name)
        .filter((name) => refusable.has(name) || SITE_PERMISSIONS.some((own) => own === name)),
    ),
  };
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

/** The entries of `needs` that `own` lacks, with the kind in front. */
function missingFrom(own: PageNeeds, needs: PageNeeds): string[] {
  const named = (of: PageNeeds) => [
    ...of.connects.map((origin) => `connect ${origin}`),
    ...of.frames.map((origin) => `frame ${origin}`),
    ...of.workers.map((origin) => `worker ${origin}`),
    ...of.trustedTypes.map((name) => `types ${name}`),
    ...of.permissions.map((name) => `permission ${name}`),
  ];
  const has = new Set(named(own));
  return named(needs).filter((one) => !has.has(one));
}
