import { accountAuth } from '../../../step-up/api/account-auth';

/** The outcome of changing the password. `fresh-sign-in`: the person has to confirm their identity first. */
export type PasswordOutcome =
  | 'changed'
  | 'wrong'
  | 'same'
  | 'weak'
  | 'too-many'
  | 'fresh-sign-in'
  | 'unreachable';

/** Sets the signed-in admin's password; the present one proves that it is them. Does not throw. */
export async function changeOwnPassword(current: string, next: string): Promise<PasswordOutcome> {
  try {
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
    if (code === 'reauthentication_needed' || code === 'insufficient_aal') return 'fresh-sign-in';
    return error.status === 422 ? 'weak' : 'unreachable';
  } catch (error) {
    console.error('The password was not changed', error);
    return 'unreachable';
  }
}
