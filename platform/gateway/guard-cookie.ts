import { z } from 'zod';
import { fromBase64Url, toBase64Url } from '@talent/artifact/encoding';

/** How long a checked role is believed, seconds. */
export const GUARD_SECONDS = 600;

/** Signs and checks the cookie that stands for a role which the gateway has checked itself. */
export interface GuardCookie {
  /** `Set-Cookie` value for a user. */
  issue(userId: string): Promise<string>;
  /** `Set-Cookie` value that ends it. */
  clear(): string;
  /** Whether the request carries a cookie that this gateway signed and that has not expired. */
  isValid(request: Request): Promise<boolean>;
}

export interface GuardCookieOptions {
  secret: string;
  /** Whether visitors come over https: the cookie is then bound to it and to this host. */
  secure: boolean;
  now: () => Date;
}

/** Whose role was checked, and until when that holds (Unix seconds). */
const payloadSchema = z.strictObject({ sub: z.string(), exp: z.number().int() });

/** A guard secret that could be guessed. */
export class WeakGuardSecretError extends Error {
  readonly code = 'weak-guard-secret';

  constructor() {
    super('the guard secret must have at least 32 characters');
    this.name = 'WeakGuardSecretError';
  }
}

/** Throws `WeakGuardSecretError`. */
export function createGuardCookie({ secret, secure, now }: GuardCookieOptions): GuardCookie {
  if (secret.length < 32) throw new WeakGuardSecretError();
  const name = secure ? '__Host-talent_guard' : 'talent_guard';
  const attributes = `HttpOnly; SameSite=Strict; Path=/${secure ? '; Secure' : ''}`;
  const utf8 = new TextEncoder();
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', utf8.encode(secret), hmac, false, ['sign', 'verify']);

  async function isGenuine(value: string): Promise<boolean> {
    const [payload = '', signature = '', ...rest] = value.split('.');
    const signed = fromBase64Url(signature);
    const json = fromBase64Url(payload);
    if (rest.length > 0 || signed === null || json === null) return false;
    // WebCrypto compares in constant time.
    if (!(await crypto.subtle.verify('HMAC', await key, signed, utf8.encode(payload))))
      return false;
    const { exp } = payloadSchema.parse(JSON.parse(new TextDecoder().decode(json)));
    return now().getTime() < exp * 1000;
  }

  return {
    async issue(userId) {
      const exp = Math.floor(now().getTime() / 1000) + GUARD_SECONDS;
      const payload = toBase64Url(utf8.encode(JSON.stringify({ sub: userId, exp })));
      const signature = await crypto.subtle.sign('HMAC', await key, utf8.encode(payload));
      const value = `${payload}.${toBase64Url(new Uint8Array(signature))}`;
      return `${name}=${value}; ${attributes}; Max-Age=${GUARD_SECONDS}`;
    },
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
    async isValid(request) {
      for (const pair of (request.headers.get('Cookie') ?? '').split(';')) {
        const [key = '', value = ''] = pair.trim().split('=', 2);
        if (key === name && (await isGenuine(value))) return true;
      }
      return false;
    },
  };
}
