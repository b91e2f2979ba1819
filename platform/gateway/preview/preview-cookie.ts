import { z } from 'zod';
import { cookieValues } from '../http/cookie-values.ts';
import { createSignedTokens, type SignedCookieOptions } from '../http/signed-token.ts';
import { formatChoice, parseChoice, type ChannelChoice } from '../live/channel-choice.ts';

const payloadSchema = z.strictObject({ show: z.string(), exp: z.number().int() });

/** Remembers the version that a browser is shown. The cookie is signed, so that no one can write one for a channel. */
export function createPreviewCookie({ secret, secure, now }: SignedCookieOptions) {
  const name = secure ? '__Host-talent_channel' : 'talent_channel';
  // Strict: a link from another site always opens the public version.
  const attributes = `HttpOnly; SameSite=Strict; Path=/${secure ? '; Secure' : ''}`;
  // The guard cookie is signed with the same secret, and its payloads never hold a line break.
  const tokens = createSignedTokens(secret, 'talent preview\n');

  async function open(token: string): Promise<ChannelChoice | null> {
    const payload = await tokens.read(token);
    if (payload === null) return null;
    const { show, exp } = payloadSchema.parse(payload);
    return now().getTime() < exp * 1000 ? parseChoice(show) : null;
  }

  return {
    /** `Set-Cookie` value that shows a version until then. */
    async issue(choice: ChannelChoice, until: Date): Promise<string> {
      const exp = Math.floor(until.getTime() / 1000);
      const token = await tokens.sign({ show: formatChoice(choice), exp });
      const seconds = Math.max(0, Math.floor((until.getTime() - now().getTime()) / 1000));
      return `${name}=${token}; ${attributes}; Max-Age=${seconds}`;
    },
    /** `Set-Cookie` value that shows the public version again. */
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
    /** The version to show for a request; null, without waiting, for a request without the cookie. */
    choiceOf(request: Request): Promise<ChannelChoice | null> | null {
      const [token] = cookieValues(request, name);
      return token === undefined ? null : open(token);
    },
  };
}
