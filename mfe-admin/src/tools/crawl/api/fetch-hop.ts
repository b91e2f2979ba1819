import { sessionStore } from '@talent/sdk';
import { HOP_PATH } from '@talent/sdk/contract';
import type { SiteHop } from '@talent/sdk/contract';

/**
 * What the site answers to a path before anything is followed. A browser hides that from scripts, so the site is asked to
 * say it, in the name of whoever is signed in. Null where it does not say.
 * @throws TypeError when the site cannot be reached, and the signal's reason.
 */
export async function fetchHop(
  path: string,
  signal: AbortSignal,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<SiteHop | null> {
  const session = sessionStore.getState();
  const token = session.status === 'signed-in' ? await session.accessToken() : null;
  if (token === null) return null;
  const response = await fetch(`${HOP_PATH}?path=${encodeURIComponent(path)}`, {
    cache: 'no-store',
    headers: { Authorization: `Bearer ${token}` },
    signal,
  });
  if (!response.ok) return null;
  return (await response.json()) as SiteHop;
}
