import { HOP_PATH } from '@talent/sdk/contract';
import type { SiteHop } from '@talent/sdk/contract';
import { staffHeaders } from '../../../backend/staff-headers';

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
  const headers = await staffHeaders();
  if (!('Authorization' in headers)) return null;
  const address = `${HOP_PATH}?path=${encodeURIComponent(path)}`;
  const response = await fetch(address, { cache: 'no-store', headers, signal });
  return response.ok ? ((await response.json()) as SiteHop) : null;
}
