import { isUnreachable, tooMany } from './auth-failure';
import type { TooMany } from './auth-failure';
import type { LoginPort } from './login-port';

/** Outcome of a sign-in. `refused` never says why: that would tell which addresses exist. */
export type SignInResult = { status: 'signed-in' } | SignInFailure;

/** Why a person is not signed in. */
export type SignInFailure = { status: 'refused' } | TooMany | { status: 'unreachable' };

/** Signs in with e-mail and password. Does not throw. */
export async function signIn(
  port: LoginPort,
  credentials: { email: string; password: string },
): Promise<SignInResult> {
  try {
    const auth = await port.auth();
    await port.followSession();
    const { error } = await auth.signInWithPassword(credentials);
    if (!error) return { status: 'signed-in' };
    const wait = tooMany(error);
    if (wait !== null) return wait;
    const isRefused = !isUnreachable(error) && (error.status ?? 0) < 500;
    return { status: isRefused ? 'refused' : 'unreachable' };
  } catch (error) {
    console.error(error);
    return { status: 'unreachable' };
  }
}
