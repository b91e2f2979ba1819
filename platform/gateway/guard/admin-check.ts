import { z } from 'zod';
import type { Backend } from '../options.ts';

/** What `public.staff_access()` says of anyone who asks; anything but `allowed` is no admin today. */
const accessSchema = z.object({ user_id: z.guid(), status: z.literal('allowed') });

/** How long the backend may take, ms. */
const TIMEOUT_MS = 10_000;

/**
 * Asks the backend itself what the token's owner may do: the token is the only thing taken from the browser. The
 * database answers from the role, whether the session goes on, and the second factor where one exists or is required.
 *
 * @returns the user's id; null where the token is no admin's
 * @throws what the backend's fetch throws, and `BackendAnswerError` on its own failures
 */
export async function checkAdmin(backend: Backend, token: string): Promise<string | null> {
  const access = accessSchema.safeParse(await ask(backend, token, '/rest/v1/rpc/staff_access'));
  return access.success ? access.data.user_id : null;
}

/** The backend could not answer the question, which says nothing about the user. */
export class BackendAnswerError extends Error {
  readonly code = 'backend-answer';

  constructor(path: string, status: number) {
    super(`the backend answered ${status} to ${path.split('?')[0]}`);
    this.name = 'BackendAnswerError';
  }
}

/** The JSON of a successful answer; null where the backend refuses the token. */
async function ask(backend: Backend, token: string, path: string): Promise<unknown> {
  const fetchBackend = backend.fetch ?? fetch;
  const headers = {
    apikey: backend.publishableKey,
    Authorization: `Bearer ${token}`,
    Accept: 'application/json',
    'Content-Type': 'application/json',
  };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const init = { method: 'POST', body: '{}', headers, signal };
  const response = await fetchBackend(new Request(backend.url + path, init));
  if (response.status >= 500) throw new BackendAnswerError(path, response.status);
  if (!response.ok) {
    await response.body?.cancel();
    return null;
  }
  return response.json();
}
