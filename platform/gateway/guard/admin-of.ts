import { staffAccessSchema } from '@talent/api/staff/staff-access';
import { callDatabase, type Backend } from '../http/backend.ts';
import { describeError, type Log } from '../log/log.ts';
import { fromBase64Url } from '@talent/artifact/encoding';
import { parseJsonObject } from '../http/limited-body.ts';

/** Resolves to the user id of the admin whose access token a request carries; null for everyone else. */
export type AdminOf = (request: Request) => Promise<string | null>;

/** Asks the backend about every token; where the backend fails, access is denied. */
export function createAdminOf(options: { backend: Backend; log: Log }): AdminOf {
  const { backend, log } = options;
  return async function adminOf(request) {
    const token = bearerOf(request);
    if (!token) return null;
    try {
      const { data } = staffAccessSchema.safeParse(await askForAccess(backend, token));
      return data?.status === 'allowed' ? data.user_id : null;
    } catch (error) {
      const message = 'admin check failed, access denied';
      log({ level: 'error', message, error: describeError(error) });
      return null;
    }
  };
}

/** The access token of a request; null without one. */
export function bearerOf(request: Request): string | null {
  const header = request.headers.get('Authorization') ?? '';
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1] ?? null;
}

/**
 * The database decides from the role, the open session, and the second factor where one exists or is required. Only the token comes from the browser.
 * @returns null where the backend refuses the token
 * @throws when the backend cannot be reached or fails, which says nothing about the user
 */
async function askForAccess(backend: Backend, token: string): Promise<unknown> {
  const response = await callDatabase(backend, 'staff_access', {}, token);
  if (response.status >= 500) {
    throw new Error(`the backend answered ${response.status} to staff_access`);
  }
  if (response.ok) return response.json();
  await response.body?.cancel();
  return null;
}

/** The session that an access token names, or null. The signature is not checked: ask about accepted tokens only. */
export function sessionOf(request: Request): string | null {
  const payload = fromBase64Url(bearerOf(request)?.split('.')[1] ?? '');
  const claims = payload && parseJsonObject(new TextDecoder().decode(payload));
  const session = claims?.['session_id'];
  return typeof session === 'string' && /^[\w-]{1,64}$/.test(session) ? session : null;
}
