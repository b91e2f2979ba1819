import { OVERRIDE_PATH, overrideOrderSchema } from '@talent/api/platform/local-override';
import { z } from 'zod';
import { cookieValues } from '../http/cookie-values.ts';
import { createSignedTokens, type SignedCookieOptions } from '../http/signed-token.ts';

const payloadSchema = z.strictObject({
  ...overrideOrderSchema.shape,
  id: z.string(),
  user: z.string(),
  session: z.string(),
  /** Unix seconds. */
  exp: z.number().int(),
});

/** The facts that a gateway has signed for one staff session. */
export type SignedOverride = z.infer<typeof payloadSchema>;

/** Signs and reads the cookie that shows an app from a developer's machine. */
export function createOverrideCookie({ secret, secure, now }: SignedCookieOptions) {
  const name = secure ? '__Host-talent_override' : 'talent_override';
  // Strict: a link on another site opens the page that visitors see.
  const attributes = `HttpOnly; SameSite=Strict; Path=/${secure ? '; Secure' : ''}`;
  // Cookies of the guard and of previews are signed with the same secret and other first words.
  const tokens = createSignedTokens(secret, `talent override ${OVERRIDE_PATH}\n`);
  return {
    async issue(override: SignedOverride): Promise<string> {
      const seconds = Math.max(0, Math.floor(override.exp - now().getTime() / 1000));
      return `${name}=${await tokens.sign(override)}; ${attributes}; Max-Age=${seconds}`;
    },
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
    /** Whether a request has the cookie, valid or not. */
    isIn: (request: Request): boolean => cookieValues(request, name).length > 0,
    /** The unexpired override of a request that this gateway has signed; null without one. */
    async read(request: Request): Promise<SignedOverride | null> {
      const [token = ''] = cookieValues(request, name);
      const payload = await tokens.read(token);
      if (payload === null) return null;
      const override = payloadSchema.parse(payload);
      return now().getTime() < override.exp * 1000 ? override : null;
    },
  };
}
