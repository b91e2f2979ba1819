import { isUnreachable } from './auth-failure';
import type { LoginPort } from './login-port';

/**
 * What came of asking for a recovery mail. `asked` says nothing about the address: an unknown one, one
 * that was asked for a moment ago and one whose mail could not be sent all look the same.
 */
export type RecoveryRequest = 'asked' | 'unreachable';

/**
 * Asks for a mail with a link to set a new password. Does not throw.
 * @param redirectTo - address of the page that the link leads to.
 */
export async function requestRecovery(
  port: LoginPort,
  { email, redirectTo }: { email: string; redirectTo: string },
): Promise<RecoveryRequest> {
  try {
    const auth = await port.auth();
    const { error } = await auth.resetPasswordForEmail(email, { redirectTo });
    if (error) console.error(error);
    return error && isUnreachable(error) ? 'unreachable' : 'asked';
  } catch (error) {
    console.error(error);
    return 'unreachable';
  }
}
