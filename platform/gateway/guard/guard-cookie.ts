import { z } from 'zod';
import { cookieValues } from '../http/cookie-values.ts';
import { createSignedTokens, type SignedCookieOptions } from '../http/signed-token.ts';

/** How long a checked role is trusted, seconds. */
export const GUARD_SECONDS = 600;

export type GuardCookie = ReturnType<typeof createGuardCookie>;

/** The user whose role was checked, after a space the session where the token named one, and when that expires (Unix seconds). */
const payloadSchema = z.strictObject({ sub: z.string(), exp: z.number().int() });

export interface GuardHolder {
  user: string;
  /** Null: the token named none. */
  session: string | null;
}

export class WeakGuardSecretError extends Error {
  override readonly name = 'WeakGuardSecretError';
  readonly code = 'weak-guard-secret';

  constructor() {
    super('the guard secret must have at least 32 characters');
  }
}

/** Signs and checks the cookie that proves a role which the gateway has checked. Throws `WeakGuardSecretError`. */
export function createGuardCookie({ secret, secure, now }: SignedCookieOptions) {
  if (secret.length < 32) throw new WeakGuardSecretError();
  const name = secure ? '__Host-talent_guard' : 'talent_guard';
  const attributes = `HttpOnly; SameSite=Strict; Path=/${secure ? '; Secure' : ''}`;
  const tokens = createSignedTokens(secret);

  async function holderOf(request: Request): Promise<GuardHolder | null> {
    for (const token of cookieValues(request, name)) {
      const payload = await tokens.read(token);
      if (payload === null) continue;
      const { sub, exp } = payloadSchema.parse(payload);
      if (now().getTime() >= exp * 1000) continue;
      const [user = '', session = null] = sub.split(' ');
      return { user, session };
    }
    return null;
  }

  return {
    /** `Set-Cookie` value for a user in one of the user's sessions. */
    async issue(userId: string, session: string | null = null): Promise<string> {
      const exp = Math.floor(now().getTime() / 1000) + GUARD_SECONDS;
      const token = await tokens.sign({
        sub: session === null ? userId : `${userId} ${session}`,
        exp,
      });
      return `${name}=${token}; ${attributes}; Max-Age=${GUARD_SECONDS}`;
    },
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
    /** Whether the request carries an unexpired cookie that this gateway signed. */
    isValid: async (request: Request): Promise<boolean> => (await holderOf(request)) !== null,
    /** To whom that cookie was issued; null without one. */
    holderOf,
  };
}
