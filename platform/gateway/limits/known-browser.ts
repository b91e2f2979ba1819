import { fromBase64Url, toBase64Url } from '@talent/artifact/encoding';
import { normalEmail } from '@talent/api/address/hash';
import { cookieValues, createHmac, type SignedCookieOptions } from '../http/signed-cookie.ts';

/** How long a browser is known after a sign-in, seconds. */
const KNOWN_SECONDS = 180 * 24 * 60 * 60;
const NONCE_BYTES = 16;

export type KnownBrowser = ReturnType<typeof createKnownBrowser>;

/** Recognizes browsers that have signed in to an account, so that guessing strangers cannot lock its owner out (OWASP: device cookies). */
export function createKnownBrowser({ secret, secure, now }: SignedCookieOptions) {
  const hmac = createHmac(secret);
  const prefix = secure ? '__Secure-talent_browser_' : 'talent_browser_';
  const attributes = `HttpOnly; SameSite=Strict; Path=/auth/v1${secure ? '; Secure' : ''}`;

  /** Each account has its own cookie, whose name does not reveal the account. */
  async function nameFor(email: string): Promise<string> {
    const named = await hmac.sign(`browser-name:${normalEmail(email)}`);
    return prefix + toBase64Url(named.slice(0, 6)).replaceAll('-', '_');
  }

  const signed = (email: string, nonce: string, expires: string) =>
    `browser:${normalEmail(email)}:${nonce}:${expires}`;

  return {
    async issue(email: string): Promise<string> {
      const nonce = toBase64Url(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
      const expires = String(Math.floor(now().getTime() / 1000) + KNOWN_SECONDS);
      const signature = toBase64Url(await hmac.sign(signed(email, nonce, expires)));
      const value = `${nonce}.${expires}.${signature}`;
      return `${await nameFor(email)}=${value}; ${attributes}; Max-Age=${KNOWN_SECONDS}`;
    },
    /** An id of the browser if it has signed in to this account before; null for any other. */
    async idOf(request: Request, email: string): Promise<string | null> {
      if (!request.headers.get('Cookie')?.includes(prefix)) return null;
      for (const value of cookieValues(request, await nameFor(email))) {
        const [nonce = '', expires = '', signature = ''] = value.split('.');
        const bytes = fromBase64Url(signature);
        const isCurrent = /^\d{1,12}$/.test(expires) && Number(expires) * 1000 > now().getTime();
        if (bytes === null || !isCurrent) continue;
        if (await hmac.verify(signed(email, nonce, expires), bytes)) return nonce;
      }
      return null;
    },
  };
}
