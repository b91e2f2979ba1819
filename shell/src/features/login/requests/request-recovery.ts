import { isUnreachable, tooMany } from './auth-failure';
import type { TooMany } from './auth-failure';
import type { LoginPort } from './login-port';

/**
 * Outcome of asking for a recovery e-mail. It reveals nothing about the address: an unknown one and one whose
 * mail could not be sent look the same, and limits count what was typed.
 */
export type RecoveryRequest = { status: 'asked' } | TooMany | { status: 'unreachable' };

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
    const wait = error && tooMany(error);
    if (wait) return wait;
    return { status: error && isUnreachable(error) ? 'unreachable' : 'asked' };
  } catch (error) {
    console.error(error);
    return { status: 'unreachable' };
  }
}
