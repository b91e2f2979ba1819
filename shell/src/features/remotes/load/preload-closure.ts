import { RemoteLoadError } from '@talent/sdk';
import { attemptBase, type ComposedRemote, type RouteClosures } from '@talent/sdk/contract';
import { preloadFiles, type StyleUse } from './preload-files';

const lists = new Map<string, Promise<RouteClosures>>();

/**
 * Fetches everything that a route of a remote needs, hashes checked, and runs none of it. Files that are
 * loaded or loading are not requested again.
 * @param attempt - which of the remote's sets of URLs to use, see `attemptBase`.
 * @throws RemoteLoadError where the remote has no such route; Error naming a file that is missing or
 * was changed.
 */
export async function preloadClosure(
  remote: ComposedRemote,
  pattern: string,
  attempt: number,
  styles: StyleUse,
): Promise<void> {
  const base = attemptBase(remote.base, attempt);
  const { routes } = await closuresOf(remote, base + remote.closures);
  const files = routes[pattern];
  if (!files) throw new RemoteLoadError('invalid', remote.name);
  await preloadFiles(base, files, styles);
}

function closuresOf(remote: ComposedRemote, url: string): Promise<RouteClosures> {
  const known = lists.get(url);
  if (known) return known;
  const list = fetchClosures(remote, url).catch((error: unknown) => {
    // The next call tries again.
    lists.delete(url);
    throw error;
  });
  lists.set(url, list);
  return list;
}

async function fetchClosures(remote: ComposedRemote, url: string): Promise<RouteClosures> {
  const response = await fetch(url, { integrity: remote.closuresIntegrity });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return (await response.json()) as RouteClosures;
}
