import { z } from 'zod';
import { fromBase64Url, toBase64Url } from '@talent/artifact/encoding';
import { formatChoice, parseChoice, type ChannelChoice } from './channel-choice.ts';

/** Remembers which version a browser is shown. The gateway signs it: a name that someone writes into it shows nothing. */
export interface PreviewCookie {
  /** `Set-Cookie` value that shows a version until then. */
  issue(choice: ChannelChoice, until: Date): Promise<string>;
  /** `Set-Cookie` value that shows the public version again. */
  clear(): string;
  /** What a request is to be shown; null, and at once for a request without the cookie: what everyone gets. */
  choiceOf(request: Request): Promise<ChannelChoice | null> | null;
}

export interface PreviewCookieOptions {
  /** Secret of the guard cookie. */
  secret: string;
  /** Whether visitors come over https: the cookie is then bound to it and to this host. */
  secure: boolean;
  now: () => Date;
}

const payloadSchema = z.strictObject({ show: z.string(), exp: z.number().int() });

export function createPreviewCookie({ secret, secure, now }: PreviewCookieOptions): PreviewCookie {
  const name = secure ? '__Host-talent_channel' : 'talent_channel';
  // Strict: a link on another site always arrives at the public version, whatever this browser is shown otherwise.
  const attributes = `HttpOnly; SameSite=Strict; Path=/${secure ? '; Secure' : ''}`;
  const utf8 = new TextEncoder();
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', utf8.encode(secret), hmac, false, ['sign', 'verify']);
  // The guard cookie is signed with the same secret: its payloads never hold a line break.
  const signed = (payload: string) => utf8.encode(`talent preview\n${payload}`);

  async function open(value: string): Promise<ChannelChoice | null> {
    const [payload = '', signature = '', ...rest] = value.split('.');
    const mac = fromBase64Url(signature);
    const json = fromBase64Url(payload);
    if (rest.length > 0 || mac === null || json === null) return null;
    // WebCrypto compares in constant time.
    if (!(await crypto.subtle.verify('HMAC', await key, mac, signed(payload)))) return null;
    const { show, exp } = payloadSchema.parse(JSON.parse(new TextDecoder().decode(json)));
    return now().getTime() < exp * 1000 ? parseChoice(show) : null;
  }

  return {
    async issue(choice, until) {
      const exp = Math.floor(until.getTime() / 1000);
      const facts = JSON.stringify({ show: formatChoice(choice), exp });
      const payload = toBase64Url(utf8.encode(facts));
      const mac = await crypto.subtle.sign('HMAC', await key, signed(payload));
      const seconds = Math.max(0, Math.floor((until.getTime() - now().getTime()) / 1000));
      const value = `${payload}.${toBase64Url(new Uint8Array(mac))}`;
      return `${name}=${value}; ${attributes}; Max-Age=${seconds}`;
    },
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
    choiceOf(request) {
      for (const pair of (request.headers.get('Cookie') ?? '').split(';')) {
        const [found = '', value = ''] = pair.trim().split('=', 2);
        if (found === name) return open(value);
      }
      return null;
    },
  };
}
