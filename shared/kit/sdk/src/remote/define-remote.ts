import type { ComponentType } from 'react';
import type { Guard, PageHead } from '../contract.ts';

/** A page module, which a route's `page` import resolves to. */
export interface PageModule {
  default: ComponentType;
}

/** One route of an app as the browser needs it. */
export interface RemoteRoute<Pattern extends string = string> {
  /** React Router pattern, written as a literal: the build reads it. */
  path: Pattern;
  /** `() => import('./…')` with a literal path: the build finds the route's files by it. */
  page: () => Promise<PageModule>;
  /** Document head of a page that is never prerendered (guarded tools); others get theirs with the page. */
  head?: PageHead;
}

/** The routes that an app exposes as `./routes`. */
export interface Remote<Pattern extends string = string> {
  name: string;
  guard: Guard;
  routes: readonly RemoteRoute<Pattern>[];
}

/** Declares one route. `path` and the import in `page` have to be literals. */
export function defineRoute<const Pattern extends string>(
  route: RemoteRoute<Pattern>,
): RemoteRoute<Pattern> {
  return route;
}

/** Declares an app: its name (the package's folder), its guard and its routes. */
export function defineRemote<const Pattern extends string>(remote: {
  name: string;
  guard?: Guard;
  routes: readonly RemoteRoute<Pattern>[];
}): Remote<Pattern> {
  return { guard: null, ...remote };
}
