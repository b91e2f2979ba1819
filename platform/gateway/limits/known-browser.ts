import { normalEmail } from '@talent/api/address/hash';
import { fromBase64Url, toBase64Url } from '@talent/artifact/encoding';

/** How long a browser is known after it was signed in, seconds. */
const KNOWN_SECONDS = 180 * 24 * 60 * 60;
const NONCE_BYTES = 16;

/** Tells browsers that have signed in to an account from all others, by a signed cookie. */
export interface KnownBrowser {
  /** `Set-Cookie` value for a browser that has just signed in to an account. */
  issue(email: string): Promise<string>;
  /** What stands for the browser when it was signed in to this account before; null for any other. */
  idOf(request: Request, email: string): Promise<string | null>;
}

export interface KnownBrowserOptions {
  /** Key of the signature, at least 32 characters. */
  secret: string;
  /** Whether visitors come over https. */
  secure: boolean;
  /** Unix time, ms. */
  now: () => number;
}

/**
 * Guesses of strangers use up the attempts of an account. A browser that holds this cookie has attempts of its own, so
 * that nobody else can keep its owner out (OWASP: device cookies). It opens nothing: the password is asked for as ever.
 */
export function createKnownBrowser({ secret, secure, now }: KnownBrowserOptions): KnownBrowser {
  const utf8 = new TextEncoder();
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', utf8.encode(secret), hmac, false, ['sign', 'verify']);
  const prefix = secure ? '__Secure-talent_browser_' : 'talent_browser_';
  const attributes = `HttpOnly; SameSite=Strict; Path=/auth/v1${secure ? '; Secure' : ''}`;

  /** Each account has a cookie of its own, whose name does not tell the account. */
  async function nameFor(email: string): Promise<string> {
    const text = utf8.encode(`browser-name:${normalEmail(email)}`);
    const named = new Uint8Array(await crypto.subtle.sign('HMAC', await key, text));
    return prefix + toBase64Url(named.slice(0, 6)).replaceAll('-', '_');
  }

  const signed = (email: string, nonce: string, expires: string) =>
    utf8.encode(`browser:${normalEmail(email)}:${nonce}:${expires}`);

  return {
    async issue(email) {
      const nonce = toBase64Url(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
      const expires = String(Math.floor(now() / 1000) + KNOWN_SECONDS);
      const signature = await crypto.subtle.sign('HMAC', await key, signed(email, nonce, expires));
      const value = `${nonce}.${expires}.${toBase64Url(new Uint8Array(signature))}`;
      return `${await nameFor(email)}=${value}; ${attributes}; Max-Age=${KNOWN_SECONDS}`;
    },
    async idOf(request, email) {
      const cookies = request.headers.get('Cookie');
      if (cookies === null || !cookies.includes(prefix)) return null;
      const name = await nameFor(email);
      for (const pair of cookies.split(';')) {
        const [cookie = '', value = ''] = pair.trim().split('=', 2);
        if (cookie !== name) continue;
        const [nonce = '', expires = '', signature = ''] = value.split('.');
        const bytes = fromBase64Url(signature);
        const isCurrent = /^\d{1,12}$/.test(expires) && Number(expires) * 1000 > now();
        if (bytes === null || !isCurrent) continue;
        const text = signed(email, nonce, expires);
        if (await crypto.subtle.verify('HMAC', await key, bytes, text)) return nonce;
      }
      return null;
    },
  };
}
