import { fromBase64Url, toBase64Url } from '@talent/artifact/encoding';
import { createHmac } from './hmac.ts';

/** Signs and checks JSON values: `<payload>.<signature>`, each in base64url. */
export interface SignedTokens {
  sign(value: object): Promise<string>;
  /** The signed value; null for a forged or malformed token. */
  read(token: string): Promise<unknown>;
}

/** @param context signed before each payload, so that a token made for one purpose is invalid for another */
export function createSignedTokens(secret: string, context = ''): SignedTokens {
  const hmac = createHmac(secret);
  return {
    async sign(value) {
      const payload = toBase64Url(new TextEncoder().encode(JSON.stringify(value)));
      return `${payload}.${toBase64Url(await hmac.sign(context + payload))}`;
    },
    async read(token) {
      const [payload = '', signature = '', ...rest] = token.split('.');
      const signed = fromBase64Url(signature);
      const json = fromBase64Url(payload);
      if (rest.length > 0 || signed === null || json === null) return null;
      if (!(await hmac.verify(context + payload, signed))) return null;
      return JSON.parse(new TextDecoder().decode(json));
    },
  };
}
