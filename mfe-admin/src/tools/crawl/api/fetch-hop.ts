import { sessionStore } from '@talent/sdk';
import { HOP_PATH } from '@talent/sdk/contract';
import type { SiteHop } from '@talent/sdk/contract';

/**
 * The site's answer to a path before any redirect is followed. A browser hides it from scripts, so the site is asked to
 * tell it, as the signed-in person. Null if it does not.
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
