import { fromBase64Url, toBase64Url } from '@talent/artifact/encoding';
import type { z } from 'zod';

export interface SignedCookieOptions {
  /** Key of the signature, at least 32 characters. */
  secret: string;
  /** Whether the site is served over https, which binds the cookie to https and to this host. */
  secure: boolean;
  now: () => Date;
}

/**
 * A cookie with facts that hold until `exp`, Unix seconds. No script reads it.
 * @param kind signed before the facts, so that a cookie made for one purpose is invalid for another
 */
export function createSignedCookie<Facts extends { exp: number }>(
  kind: string,
  schema: z.ZodType<Facts>,
  { secret, secure, now }: SignedCookieOptions,
) {
  const name = `${secure ? '__Host-' : ''}talent_${kind}`;
  // Strict: a link on another site opens the page that visitors see.
  const attributes = `HttpOnly; SameSite=Strict; Path=/${secure ? '; Secure' : ''}`;
  const hmac = createHmac(secret);

  async function open(token: string): Promise<Facts | null> {
    const [payload = '', signature = '', ...rest] = token.split('.');
    const signed = fromBase64Url(signature);
    const json = fromBase64Url(payload);
    if (rest.length > 0 || signed === null || json === null) return null;
    if (!(await hmac.verify(`${kind}\n${payload}`, signed))) return null;
    const facts = schema.parse(JSON.parse(new TextDecoder().decode(json)));
    return now().getTime() < facts.exp * 1000 ? facts : null;
  }

  return {
    async issue(facts: Facts): Promise<string> {
      const payload = toBase64Url(new TextEncoder().encode(JSON.stringify(facts)));
      const signature = toBase64Url(await hmac.sign(`${kind}\n${payload}`));
      const seconds = Math.max(0, Math.ceil(facts.exp - now().getTime() / 1000));
      return `${name}=${payload}.${signature}; ${attributes}; Max-Age=${seconds}`;
    },
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
    isIn: (request: Request): boolean => cookieValues(request, name).length > 0,
    /** The unexpired facts of a request that this gateway has signed; null without them. */
    async read(request: Request): Promise<Facts | null> {
      for (const token of cookieValues(request, name)) {
        const facts = await open(token);
        if (facts !== null) return facts;
      }
      return null;
    },
  };
}

/** Every value that a request has for the cookie `name`: a client may send several. */
export function cookieValues(request: Request, name: string): string[] {
  return (request.headers.get('Cookie') ?? '').split(';').flatMap((pair) => {
    const [key = '', value = ''] = pair.trim().split('=', 2);
    return key === name ? [value] : [];
  });
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
