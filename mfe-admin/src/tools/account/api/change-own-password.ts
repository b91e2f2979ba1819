import { accountAuth } from '../../../step-up/api/account-auth';
import { FreshSignInError } from '../../../step-up/use-step-up';

/** The outcome of changing the password. */
export type PasswordOutcome = 'changed' | 'wrong' | 'same' | 'weak' | 'too-many';

/**
 * Sets the signed-in admin's password; the present one proves that it is them.
 * @throws FreshSignInError; the client's error when the sign-in service does not answer
 */
export async function changeOwnPassword(current: string, next: string): Promise<PasswordOutcome> {
  const auth = await accountAuth();
  const { error } = await auth.updateUser({ password: next, current_password: current });
  if (error === null) {
    // A hosted project ends them only where it is asked to.
    await auth.signOut({ scope: 'others' });
    return 'changed';
  }
  // A code of the embedded backend that the client's list does not have.
  const code: string | undefined = error.code;
  if (error.status === 429) return 'too-many';
  if (code === 'current_password_invalid' || code === 'current_password_mismatch') return 'wrong';
  if (code === 'same_password') return 'same';
  if (code === 'reauthentication_needed' || code === 'insufficient_aal') {
    throw new FreshSignInError('a fresh sign-in is needed');
  }
  // 'validation_failed': it is longer than the backend reads.
  if (error.status === 422 || code === 'validation_failed') return 'weak';
  throw error;
}
