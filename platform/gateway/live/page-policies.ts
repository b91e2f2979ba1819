import { entriesOf, TRUSTED_TYPES, type Need } from '@talent/artifact/capabilities/capabilities';
import type { Manifest } from '@talent/artifact/manifest';
import { REFUSABLE, type PageNeeds } from '../http/permissions-policy.ts';

/** The needs of every page of a site: computed once for each release, so that an answer costs nothing more. */
export interface PagePolicies {
  /** Needs of the shell's not-found page and of all other pages that belong to no route. */
  shell: PageNeeds;
  /** Route pattern -> needs, of public and guarded routes. */
  routes: ReadonlyMap<string, PageNeeds>;
  /** Route pattern -> what its page needs beyond the shell's pages; guarded ones apart, as no public page names them. */
  beyond: { public: Needs; guarded: Needs };
}

type Needs = Readonly<Record<string, readonly string[]>>;

/** Computes the rights of each page: those that the shell and the remote of that page declare. */
export function pagePolicies(
  shell: Manifest,
  remotes: readonly Manifest[],
  guarded: readonly Manifest[],
): PagePolicies {
  const own = needsOf([shell], null);
  const routes = new Map<string, PageNeeds>();
  const beyond: Record<'public' | 'guarded', Record<string, string[]>> = {
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
  const entries = apps
    .flatMap(({ capabilities }) => entriesOf(capabilities))
    .filter(({ on }) => on === undefined || (pattern !== null && on.includes(pattern)));
  const named = (need: Need) =>
    unique(entries.flatMap((entry) => (entry.need === need ? [entry.name] : [])));
  const permissions = named('permissions');
  const refusable: ReadonlySet<string> = new Set(REFUSABLE);
  return {
    connects: named('connects'),
    frames: named('frames').map((origin) => (origin === 'self' ? "'self'" : origin)),
    workers: permissions.includes('worker') ? ["'self'"] : [],
    trustedTypes: permissions.flatMap((name) =>
      name.startsWith(TRUSTED_TYPES) ? [name.slice(TRUSTED_TYPES.length)] : [],
    ),
    permissions: permissions.filter((name) => refusable.has(name)),
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
