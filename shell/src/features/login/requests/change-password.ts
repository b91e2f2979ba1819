import type { LoginPort } from './login-port';
import { isUnreachable, tooMany } from './auth-failure';
import type { TooMany } from './auth-failure';

/** Outcome of setting a new password. */
export type PasswordChange = { status: 'changed' } | PasswordFailure;

/** Why a password was not changed. */
export type PasswordFailure =
  /** The backend's own rules ask for more than this page's. */
  | { status: 'weak' }
  | { status: 'same' }
  /** The recovery link's session is over. */
  | { status: 'expired' }
  /** The account has a second factor that this session has not used. */
  | { status: 'second-factor' }
  | TooMany
  | { status: 'unreachable' };

/** Sets the signed-in person's password. Does not throw. */
export async function changePassword(port: LoginPort, password: string): Promise<PasswordChange> {
  try {
    const auth = await port.auth();
    const { error } = await auth.updateUser({ password });
    if (!error) return { status: 'changed' };
    const wait = tooMany(error);
    if (wait !== null) return wait;
    if (isUnreachable(error) || (error.status ?? 0) >= 500) return { status: 'unreachable' };
    if (error.code === 'same_password') return { status: 'same' };
    if (error.code === 'insufficient_aal') return { status: 'second-factor' };
    return { status: error.status === 422 ? 'weak' : 'expired' };
  } catch (error) {
    console.error(error);
    return { status: 'unreachable' };
  }
}
