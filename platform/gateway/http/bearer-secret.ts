import { sha256Hex } from '@talent/artifact/hash';

/** Whether a request carries a secret as its bearer token. Comparing hashes keeps the timing from revealing the secret. */
export async function hasBearerSecret(request: Request, secret: string): Promise<boolean> {
  const given = request.headers.get('Authorization') ?? '';
  return (await sha256Hex(given)) === (await sha256Hex(`Bearer ${secret}`));
}
