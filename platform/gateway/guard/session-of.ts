import { fromBase64Url } from '@talent/artifact/encoding';
import { parseJsonObject } from '../http/limited-body.ts';
import { bearerOf } from './admin-of.ts';

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
