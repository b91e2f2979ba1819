import { fromBase64Url, toBase64Url } from '@talent/artifact/encoding';

/** Options of a cookie that this gateway signs. */
export interface SignedCookieOptions {
  /** Key of the signature, at least 32 characters. */
  secret: string;
  /** Whether the site is served over https, which binds the cookie to https and to this host. */
  secure: boolean;
  now: () => Date;
}

/**
 * Signs and checks JSON values: `<payload>.<signature>`, each in base64url.
 *
 * @param context signed before each payload, so that a token made for one purpose is invalid for another
 */
export function createSignedTokens(secret: string, context = '') {
  const hmac = createHmac(secret);
  return {
    async sign(value: object): Promise<string> {
      const payload = toBase64Url(new TextEncoder().encode(JSON.stringify(value)));
      return `${payload}.${toBase64Url(await hmac.sign(context + payload))}`;
    },
    /** The signed value; null for a forged or malformed token. */
    async read(token: string): Promise<unknown> {
      const [payload = '', signature = '', ...rest] = token.split('.');
      const signed = fromBase64Url(signature);
      const json = fromBase64Url(payload);
      if (rest.length > 0 || signed === null || json === null) return null;
      if (!(await hmac.verify(context + payload, signed))) return null;
      return JSON.parse(new TextDecoder().decode(json));
    },
  };
}

export function createHmac(secret: string) {
  const utf8 = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', utf8.encode(secret), algorithm, false, [
    'sign',
    'verify',
  ]);
  return {
    async sign(text: string): Promise<Uint8Array<ArrayBuffer>> {
      return new Uint8Array(await crypto.subtle.sign('HMAC', await key, utf8.encode(text)));
    },
    async verify(text: string, signature: Uint8Array<ArrayBuffer>): Promise<boolean> {
      return crypto.subtle.verify('HMAC', await key, signature, utf8.encode(text));
    },
  };
}
