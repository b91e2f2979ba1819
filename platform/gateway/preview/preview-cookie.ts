import { z } from 'zod';
import { cookieValues } from '../http/cookie-values.ts';
import { createSignedTokens } from '../http/signed-token.ts';
import { formatChoice, parseChoice, type ChannelChoice } from '../live/channel-choice.ts';

/** Remembers the version that a browser is shown. The cookie is signed, so that nobody can write one for a channel. */
export interface PreviewCookie {
  /** `Set-Cookie` value that shows a version until then. */
  issue(choice: ChannelChoice, until: Date): Promise<string>;
  /** `Set-Cookie` value that shows the public version again. */
  clear(): string;
  /** The version to show for a request; null, without waiting, for a request without the cookie. */
  choiceOf(request: Request): Promise<ChannelChoice | null> | null;
}

export interface PreviewCookieOptions {
  /** Secret of the guard cookie. */
  secret: string;
  /** Whether the site is served over https, which binds the cookie to https and to this host. */
  secure: boolean;
  now: () => Date;
}

const payloadSchema = z.strictObject({ show: z.string(), exp: z.number().int() });

export function createPreviewCookie({ secret, secure, now }: PreviewCookieOptions): PreviewCookie {
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
    async issue(choice, until) {
      const exp = Math.floor(until.getTime() / 1000);
      const token = await tokens.sign({ show: formatChoice(choice), exp });
      const seconds = Math.max(0, Math.floor((until.getTime() - now().getTime()) / 1000));
      return `${name}=${token}; ${attributes}; Max-Age=${seconds}`;
    },
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
    choiceOf(request) {
      const [token] = cookieValues(request, name);
      return token === undefined ? null : open(token);
    },
  };
}
