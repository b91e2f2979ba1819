import { staffAccessSchema } from '@talent/api/staff/staff-access';
import { askBackend, type Backend } from '../http/backend.ts';
import { describeError, type Log } from '../log/log.ts';
import { fromBase64Url } from '@talent/artifact/encoding';
import { parseJsonObject } from '../http/limited-body.ts';

/** Resolves to the user id of the admin whose access token a request carries; null for everyone else. */
export type AdminOf = (request: Request) => Promise<string | null>;

const ACCESS_PATH = '/rest/v1/rpc/staff_access';

const TIMEOUT_MS = 10_000;

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
 * The database decides from the role, whether the session is still open, and the second factor where one exists or is
 * required. Nothing but the token is taken from the browser.
 *
 * @returns null where the backend refuses the token
 * @throws when the backend cannot be reached or fails, which says nothing about the user
 */
async function askForAccess(backend: Backend, token: string): Promise<unknown> {
  const response = await askBackend(backend, ACCESS_PATH, {
    method: 'POST',
    body: '{}',
    headers: {
      Authorization: `Bearer ${token}`,
      Accept: 'application/json',
      'Content-Type': 'application/json',
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status >= 500) {
    throw new Error(`the backend answered ${response.status} to ${ACCESS_PATH}`);
  }
  if (response.ok) return response.json();
  await response.body?.cancel();
  return null;
}

/**
 * The session that the access token of a request names; null where it names none. The signature is not checked here: ask
 * only about a token that the backend has accepted.
 */
export function sessionOf(request: Request): string | null {
  const payload = fromBase64Url(bearerOf(request)?.split('.')[1] ?? '');
  const claims = payload && parseJsonObject(new TextDecoder().decode(payload));
  const session = claims?.['session_id'];
  return typeof session === 'string' && /^[\w-]{1,64}$/.test(session) ? session : null;
}
