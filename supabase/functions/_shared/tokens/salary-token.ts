import { hmacUuid, normalEmail } from '@talent/api/address/hash';
import { createLinkToken, readLinkToken } from './link-token.ts';

/** A token that opens the salary figures until the secret changes. It does not reveal the address. */
export async function createSalaryToken(secret: string, email: string): Promise<string> {
  const id = await hmacUuid(secret, `salary-access:${normalEmail(email)}`);
  return createLinkToken(secret, { purpose: 'salary-access', id, expiresAt: null });
}

/** Whether a token opens the salary figures. */
export async function isSalaryToken(secret: string, token: string, now: Date): Promise<boolean> {
  return (await readLinkToken(secret, 'salary-access', token, now)).status === 'valid';
}
