import { z } from 'zod';
import type { Backend } from './options.ts';

const userSchema = z.object({ id: z.guid() });
const rolesSchema = z.array(z.object({ role: z.literal('admin') })).length(1);

/** How long the backend may take for each of the two questions, ms. */
const TIMEOUT_MS = 10_000;

/**
 * Asks the backend itself who the token belongs to and whether that user is an admin: the token is
 * the only thing taken from the browser, and row-level security answers with the user's own rows.
 *
 * @returns the user's id; null where the token is no admin's
 * @throws what the backend's fetch throws, and `BackendAnswerError` on its own failures
 */
export async function checkAdmin(backend: Backend, token: string): Promise<string | null> {
  const user = userSchema.safeParse(await ask(backend, token, '/auth/v1/user'));
  if (!user.success) return null;
  const { id } = user.data;
  const query = new URLSearchParams({ select: 'role', user_id: `eq.${id}`, role: 'eq.admin' });
  const roles = rolesSchema.safeParse(await ask(backend, token, `/rest/v1/user_roles?${query}`));
  return roles.success ? id : null;
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
  };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetchBackend(new Request(backend.url + path, { headers, signal }));
  if (response.status >= 500) throw new BackendAnswerError(path, response.status);
  if (!response.ok) {
    await response.body?.cancel();
    return null;
  }
  return response.json();
}
