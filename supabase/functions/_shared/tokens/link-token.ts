import { Buffer } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';
import { hmac, hmacUuid, normalEmail } from '@talent/api/address/hash';

/** The purpose of a link. A token is valid for one purpose alone. */
export type LinkPurpose =
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'salary-alert-confirm'
  | 'salary-alert-unsubscribe'
  | 'assessment-attempt'
  | 'assessment-result'
  | 'salary-access';

interface TokenFacts {
  purpose: LinkPurpose;
  /** UUID of the person or thing that the link is about. */
  id: string;
  /** Null: it never expires. */
  expiresAt: Date | null;
}

const FORM = /^([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

/** A token for a link in a mail: `<id>.<expiry>.<signature>`. Only the signature is secret. */
export async function createLinkToken(secret: string, facts: TokenFacts): Promise<string> {
  const expiry = facts.expiresAt === null ? '0' : facts.expiresAt.getTime().toString(36);
  return `${facts.id}.${expiry}.${await signature(secret, facts.purpose, facts.id, expiry)}`;
}

type LinkTokenCheck = { status: 'valid'; id: string } | { status: 'expired' | 'invalid' };

/** Checks the signature before anything else of a token. */
export async function readLinkToken(
  secret: string,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<LinkTokenCheck> {
  const [, id, expiry, signed] = FORM.exec(token) ?? [];
  if (id === undefined || expiry === undefined || signed === undefined)
    return { status: 'invalid' };
  const right = await signature(secret, purpose, id, expiry);
  // Of the same length, because `FORM` says so.
  if (!timingSafeEqual(Buffer.from(signed), Buffer.from(right))) return { status: 'invalid' };
  const isOver = expiry !== '0' && Number.parseInt(expiry, 36) <= now.getTime();
  return isOver ? { status: 'expired' } : { status: 'valid', id };
}

async function signature(secret: string, purpose: LinkPurpose, id: string, expiry: string) {
  return Buffer.from(await hmac(secret, `link:${purpose}:${id}:${expiry}`)).toString('base64url');
}

/** A token that opens the salary figures until the secret changes. It does not reveal the address. */
export async function createSalaryToken(secret: string, email: string): Promise<string> {
  const id = await hmacUuid(secret, `salary-access:${normalEmail(email)}`);
  return createLinkToken(secret, { purpose: 'salary-access', id, expiresAt: null });
}

/** Whether a token opens the salary figures. */
export async function isSalaryToken(secret: string, token: string, now: Date): Promise<boolean> {
  return (await readLinkToken(secret, 'salary-access', token, now)).status === 'valid';
}
