import { assertKnown, withoutPath } from '@talent/node/workspace/app-folders';
import { UsageError } from '@talent/node/terminal/usage-error';

/** A remote that is built here and shown on a running site, for one session of it. */
export interface OnSiteChoice {
  kind: 'on-site';
  app: string;
  /** Origin of the site. */
  url: string;
}

/** The apps that a development server takes from source, and its upstream. */
export type SourceChoice =
  /** Every app is from source; the server has its own backend and data folder. */
  | { kind: 'all-source'; remotes: readonly string[] }
  /** The shell and the named remotes; the others come from the site of this data folder. */
  | { kind: 'local-site'; remotes: readonly string[] }
  /** The same, with another running site. */
  | { kind: 'other-site'; remotes: readonly string[]; url: string };

/** The work of `pnpm dev`. */
export type DevChoice = SourceChoice | OnSiteChoice;

/** Addresses of running sites that `pnpm dev` is given. */
export interface DevSites {
  /** The site that released apps are read from. */
  against?: string | undefined;
  /** The site that shows one app from here. */
  on?: string | undefined;
}

/**
 * Chooses the sources of a development server.
 * @param known every app of the repository
 * @param given apps to take from source, beside the shell; none: all
 * @throws UsageError naming the known apps, or the problem of the URL
 */
export function chooseSources(
  known: readonly string[],
  given: readonly string[],
  { against, on }: DevSites = {},
): DevChoice {
  const named = given.map(withoutPath);
  assertKnown(known, named);
  if (on !== undefined) return chooseOnSite(named, on, against);
  const isRemote = (app: string): boolean => app !== 'shell';
  if (named.length === 0) {
    if (against === undefined) return { kind: 'all-source', remotes: known.filter(isRemote) };
    throw new UsageError(
      'name the apps to take from source, such as "pnpm dev mfe-blog --against URL": with every app from source, nothing is read from there',
    );
  }
  const remotes = [...new Set(named)].filter(isRemote);
  if (against === undefined) return { kind: 'local-site', remotes };
  return { kind: 'other-site', remotes, url: originOf('--against', against) };
}

function chooseOnSite(
  named: readonly string[],
  on: string,
  against: string | undefined,
): OnSiteChoice {
  const [app, ...more] = named;
  if (against !== undefined) throw new UsageError('give --on or --against, not both');
  if (app === undefined || more.length > 0 || app === 'shell') {
    throw new UsageError(
      'name one remote, such as "pnpm dev mfe-blog --on URL": the shell and all other apps are those of the site',
    );
  }
  return { kind: 'on-site', app, url: originOf('--on', on) };
}

function originOf(option: string, text: string): string {
  const url = URL.parse(text);
  const isSite = url !== null && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/';
  if (!isSite || url.search || url.hash || url.username) {
    throw new UsageError(
      `${option} needs the address of a site, such as https://www.example.com, not "${text}"`,
    );
  }
  return url.origin;
}
