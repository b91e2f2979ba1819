import { hmac } from '@talent/api/address/hash';

/** What a link may do; a token for one purpose is worth nothing for another. */
export type LinkPurpose =
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'assessment-attempt'
  | 'assessment-result'
  | 'salary-access';

interface TokenFacts {
  purpose: LinkPurpose;
  /** Whom or what it is about, a UUID. */
  id: string;
  /** Null: it never expires. */
  expiresAt: Date | null;
}

const FORM = /^([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

/** A token for a link in a mail: `<id>.<expiry>.<signature>`; nothing in it is secret but the signature. */
export async function createLinkToken(secret: string, facts: TokenFacts): Promise<string> {
  const expiry = facts.expiresAt === null ? '0' : facts.expiresAt.getTime().toString(36);
  return `${facts.id}.${expiry}.${await signature(secret, facts.purpose, facts.id, expiry)}`;
}

export type LinkTokenCheck =
  | { status: 'valid'; id: string }
  | { status: 'expired' }
  | { status: 'invalid' };

/** Checks the signature first, so that nothing of an invented token is looked at. */
export async function readLinkToken(
  secret: string,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<LinkTokenCheck> {
  const [, id, expiry, signed] = FORM.exec(token) ?? [];
  if (id === undefined || expiry === undefined || signed === undefined)
    return { status: 'invalid' };
  if (!isSame(signed, await signature(secret, purpose, id, expiry))) return { status: 'invalid' };
  const isOver = expiry !== '0' && Number.parseInt(expiry, 36) <= now.getTime();
  return isOver ? { status: 'expired' } : { status: 'valid', id };
}

async function signature(secret: string, purpose: LinkPurpose, id: string, expiry: string) {
  const bytes = await hmac(secret, `link:${purpose}:${id}:${expiry}`);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Looks at every character, so that the time taken tells nothing. */
function isSame(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1)
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}
