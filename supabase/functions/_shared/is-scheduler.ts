import type { FunctionContext } from './context.ts';
import { hmacHex } from '@talent/api/address/hash';

/** Whether a request carries the functions' secret, as scheduled calls do. */
export async function isScheduler(request: Request, { secret }: FunctionContext): Promise<boolean> {
  const bearer = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  // Hashes are compared: their first difference says nothing about the secret.
  return (await hmacHex(secret, bearer)) === (await hmacHex(secret, secret));
}
