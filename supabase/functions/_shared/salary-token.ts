import { hmacUuid, normalEmail } from '@talent/api/address/hash';
import { createLinkToken, readLinkToken } from './link-token.ts';

/** Opens the salary figures for as long as the secret stays the same; says nothing about the address. */
export async function createSalaryToken(secret: string, email: string): Promise<string> {
  const id = await hmacUuid(secret, `salary-access:${normalEmail(email)}`);
  return createLinkToken(secret, { purpose: 'salary-access', id, expiresAt: null });
}

/** Whether it is such a token. */
export async function isSalaryToken(secret: string, token: string, now: Date): Promise<boolean> {
  return (await readLinkToken(secret, 'salary-access', token, now)).status === 'valid';
}
