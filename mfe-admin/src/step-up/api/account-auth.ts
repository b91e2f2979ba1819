import type { AuthClient } from '@talent/data/browser-client';
import { unwrap } from '@talent/data/unwrap';
import { sessionStore } from '@talent/sdk';
import { adminData } from '../../backend/admin-data';

/** No one is signed in anymore, or the shell does not share its client. */
class SignedOutError extends Error {
  override readonly name = 'SignedOutError';
  readonly code = 'signed-out';
}

/** The client that holds the tab's session, to manage the account with. @throws SignedOutError */
export function accountAuth(): Promise<AuthClient> {
  const session = sessionStore.getState();
  if (session.status !== 'signed-in' || session.auth === undefined) {
    return Promise.reject(new SignedOutError('no session to manage'));
  }
  return session.auth();
}

/**
 * Ends one of the signed-in admin's own sessions; one that has ended already is no error.
 * @throws DataError when the request fails.
 */
export async function endSession(id: string): Promise<void> {
  unwrap(await adminData().rpc('end_session', { session_id: id }));
}

/** Ends all of them but this one. @returns how many @throws DataError when the request fails. */
export async function endOtherSessions(): Promise<number> {
  return unwrap(await adminData().rpc('end_other_sessions'));
}

type PasswordProof = 'proved' | 'wrong' | 'too-many' | 'unreachable';

/**
 * Signs the same person in again, which makes the session a fresh one; the one before ends. Does not throw.
 */
export async function confirmPassword(password: string): Promise<PasswordProof> {
  const session = sessionStore.getState();
  if (session.status !== 'signed-in' || session.email === null) return 'unreachable';
  try {
    const auth = await accountAuth();
    const before = sessionIdOf(await session.accessToken().catch(() => null));
    const { error } = await auth.signInWithPassword({ email: session.email, password });
    if (error !== null) {
      if (error.status === 429) return 'too-many';
      return error.code === 'invalid_credentials' ? 'wrong' : 'unreachable';
    }
    if (before !== undefined) await endSession(before).catch(console.error);
    return 'proved';
  } catch (error) {
    console.error('The password was not checked', error);
    return 'unreachable';
  }
}

/** Read from the token: asked for a session that has ended, the client signs the tab out, and the page with its text goes. */
function sessionIdOf(token: string | null): string | undefined {
  const claims = (token?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return /"session_id":"([^"]+)"/.exec(atob(claims))?.[1];
}
