import { fromBase64Url, toBase64Url } from '@talent/artifact/encoding';
import { createHmac } from './hmac.ts';

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
