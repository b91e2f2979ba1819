import type { LoginPort } from './login-port';
import { isTooMany, isUnreachable } from './auth-failure';

/** What came of setting a new password. */
export type PasswordChange =
  | 'changed'
  /** The backend's own rules ask for more than this page's. */
  | 'weak'
  | 'same'
  /** The recovery link's session is over. */
  | 'expired'
  /** The account has a second factor that this session has not used. */
  | 'second-factor'
  | 'too-many'
  | 'unreachable';

/** Sets the signed-in person's password. Does not throw. */
export async function changePassword(port: LoginPort, password: string): Promise<PasswordChange> {
  try {
    const auth = await port.auth();
    const { error } = await auth.updateUser({ password });
    if (!error) return 'changed';
    if (isTooMany(error)) return 'too-many';
    if (isUnreachable(error) || (error.status ?? 0) >= 500) return 'unreachable';
    if (error.code === 'same_password') return 'same';
    if (error.code === 'insufficient_aal') return 'second-factor';
    return error.status === 422 ? 'weak' : 'expired';
  } catch (error) {
    console.error(error);
    return 'unreachable';
  }
}
