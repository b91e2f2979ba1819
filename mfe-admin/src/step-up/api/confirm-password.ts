import { sessionStore } from '@talent/sdk';
import { accountAuth } from './account-auth';
import { endSession } from './end-sessions';

type PasswordProof = 'proved' | 'wrong' | 'too-many' | 'unreachable';

/**
 * Signs the same person in again, which makes the session a fresh one; the one before ends. Does not throw.
 */
export async function confirmPassword(password: string): Promise<PasswordProof> {
  const session = sessionStore.getState();
  if (session.status !== 'signed-in' || session.email === null) return 'unreachable';
  try {
    const auth = await accountAuth();
    const before = await auth.getClaims();
    const { error } = await auth.signInWithPassword({ email: session.email, password });
    if (error !== null) {
      if (error.status === 429) return 'too-many';
      return error.code === 'invalid_credentials' ? 'wrong' : 'unreachable';
    }
    const id = before.data?.claims.session_id;
    if (id !== undefined) await endSession(id).catch(console.error);
    return 'proved';
  } catch (error) {
    console.error('The password was not checked', error);
    return 'unreachable';
  }
}
