import { assertKnown } from '@talent/node/workspace/app-folders';
import { UsageError } from '@talent/node/terminal/usage-error';

/** The apps that a development server takes from source, and its upstream. */
export type DevPlan =
  /** Every app is from source; the server has its own backend and data folder. */
  | { kind: 'all-source'; remotes: readonly string[] }
  /** The shell and the named remotes; the others come from the site of this data folder. */
  | { kind: 'local-site'; remotes: readonly string[] }
  /** The same, with another running site. */
  | { kind: 'other-site'; remotes: readonly string[]; url: string };

/**
 * Plans a development server.
 *
 * @param known every app of the repository
 * @param named apps to take from source, beside the shell; none: all
 * @param against URL of a running site
 * @throws UsageError naming the known apps, or the problem of the URL
 */
export function planDev(
  known: readonly string[],
  named: readonly string[],
  against: string | undefined,
): DevPlan {
  assertKnown(known, named);
  const isRemote = (app: string): boolean => app !== 'shell';
  if (named.length === 0) {
    if (against === undefined) return { kind: 'all-source', remotes: known.filter(isRemote) };
    throw new UsageError(
      'name the apps to take from source, such as "pnpm dev mfe-blog --against URL": with every app from source, nothing is read from there',
    );
  }
  const remotes = [...new Set(named)].filter(isRemote);
  if (against === undefined) return { kind: 'local-site', remotes };
  return { kind: 'other-site', remotes, url: originOf(against) };
}

function originOf(text: string): string {
  const url = URL.parse(text);
  const isSite = url !== null && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/';
  if (!isSite || url.search || url.hash || url.username) {
    throw new UsageError(
      `--against needs the address of a site, such as https://www.example.com, not "${text}"`,
    );
  }
  return url.origin;
}
