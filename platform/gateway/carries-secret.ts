import { sha256Hex } from '@talent/artifact/hash';

/** Whether a request shows a secret as its bearer. Hashes are compared, so that the time it takes says nothing about it. */
export async function carriesSecret(secret: string, request: Request): Promise<boolean> {
  const given = request.headers.get('Authorization') ?? '';
  return (await sha256Hex(given)) === (await sha256Hex(`Bearer ${secret}`));
}
