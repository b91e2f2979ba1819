import { isTooMany, isUnreachable } from './auth-failure';
import type { LoginPort } from './login-port';

/** What came of a sign-in. `refused` never says why: that would tell which addresses exist. */
export type SignInResult = 'signed-in' | 'refused' | 'too-many' | 'unreachable';

/** Signs in with e-mail and password. Does not throw. */
export async function signIn(
  port: LoginPort,
  credentials: { email: string; password: string },
): Promise<SignInResult> {
  try {
    const auth = await port.auth();
    await port.followSession();
    const { error } = await auth.signInWithPassword(credentials);
    if (!error) return 'signed-in';
    if (isTooMany(error)) return 'too-many';
    if (isUnreachable(error) || (error.status ?? 0) >= 500) return 'unreachable';
    return 'refused';
  } catch (error) {
    console.error(error);
    return 'unreachable';
  }
}
