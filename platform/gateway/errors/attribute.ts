import { sha256Hex } from '@talent/artifact/hash';
import { matchRanked } from '@talent/artifact/match-pattern';
import { parsePath } from '@talent/artifact/parse-path';
import type { Breadcrumb, CountedError, ErrorKind } from '@talent/protocol/errors/error-reports';
import { causeOf, scrub } from '@talent/protocol/errors/scrub';
import type { LiveSite } from '../live/live-site.ts';
import { culpritOf, placeOf, type NamedApp, type Traces } from './culprit.ts';
import type { Versions } from './versions.ts';

export interface NotedError extends Traces {
  kind: ErrorKind;
  message: string;
  path: string;
  /** Id of the tab's composition; null: unknown. */
  composition: string | null;
  breadcrumbs: readonly Breadcrumb[];
  /** Keyed hash of the session; null: unknown. */
  visitor: string | null;
  /** Start of the UTC day, `YYYY-MM-DD`. */
  day: string;
}

/** Attributes an error to app, version, route and owner; null where it is not about an app of the site. */
export async function attribute(
  error: NotedError,
  site: LiveSite,
  versions: Versions,
): Promise<CountedError | null> {
  const apps = new Set(site.manifests.map(({ name }) => name));
  const culprit = culpritOf({ ...error, page: error.page ?? pageOf(error.path, site) }, apps);
  if (culprit === null) return null;
  const { app, evidence } = culprit;
  const found = await versions.find(culprit, error);
  const live = site.manifests.find(({ name }) => name === app);
  const message = scrub(error.message);
  const place = placeOf(culprit);
  const { kind, frames, componentFrames, visitor, day } = error;
  return {
    cause: await sha256Hex(JSON.stringify([kind, app, causeOf(message), place])),
    kind,
    app,
    version: found?.version ?? null,
    owners: [...(found?.owners ?? live?.owners ?? [])],
    evidence,
    message,
    place,
    route: routeOf(error.path, site),
    composition: (await versions.isComposition(error.composition)) ? error.composition : null,
    frames: [...(evidence === 'components' ? componentFrames : frames)],
    breadcrumbs: error.breadcrumbs.map((crumb) => withoutPerson(crumb, site)),
    visitors: visitor === null ? [] : [visitor],
    day,
    count: 1,
  };
}

/** Pattern of the route of a page; null: no route of the site. */
export function routeOf(path: string, { allRoutes }: LiveSite): string | null {
  const parsed = parsePath(path);
  return parsed === null ? null : (matchRanked(allRoutes, parsed.segments)?.item.pattern ?? null);
}

function pageOf(path: string, site: LiveSite): NamedApp | null {
  const pattern = routeOf(path, site);
  const owner = site.manifests.find(({ routes }) => routes.some((one) => one.pattern === pattern));
  return owner === undefined ? null : { app: owner.name, version: null };
}

/** Patterns in place of paths, which may name a person or a draft. */
function withoutPerson(crumb: Breadcrumb, site: LiveSite): Breadcrumb {
  const { kind, what } = crumb;
  if (kind === 'event') return { ...crumb, what: /^[a-z_]{1,40}$/.test(what) ? what : 'event' };
  const route = routeOf(what, site);
  if (kind === 'page') return { ...crumb, what: route ?? '(other)' };
  const [, first = '', second = '', third = '', ...rest] = what.split('/');
  if (first === 'assets') {
    return { ...crumb, what: `/assets/${placeOf({ app: second, file: rest.at(-1) ?? third })}` };
  }
  const isInterface = ['functions', 'rest', 'auth', 'storage'].includes(first);
  if (isInterface && second === 'v1') return { ...crumb, what: `/${first}/v1/${nameOf(third)}` };
  return { ...crumb, what: route ?? (second === '' ? '(other)' : `/${nameOf(first)}/*`) };
}

/** Names of functions and tables have only these characters. */
function nameOf(segment: string): string {
  return /^[a-z_-]{1,40}$/.test(segment) ? segment : '*';
}
