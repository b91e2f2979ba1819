import { staffFetch } from './staff-fetch';
import { staffHeaders } from './staff-headers';

/** The gateway did not answer a question about the platform; `message` is for people. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly code = 'platform';
}

/** Asks the gateway, which answers admins alone. @throws PlatformError; TypeError when the site cannot be reached. */
export async function askPlatform<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = await staffHeaders();
  const response = await staffFetch(`/_platform${path}`, { cache: 'no-store', ...init, headers });
  if (response.ok) return (await response.json()) as Answer;
  if (response.status === 404) {
    throw new PlatformError('You are no longer signed in as an admin. Sign in again.');
  }
  const body: unknown = await response.json().catch(() => null);
  const isSaid = typeof body === 'object' && body !== null && 'message' in body;
  throw new PlatformError(
    isSaid ? String(body.message) : `The site answered with status ${response.status}.`,
  );
}
