import type { FunctionContext } from './context.ts';
import { hmacHex } from '@talent/api/address/hash';

/** Whether a request carries the secret that the site's gateway and its functions share; never where none is set. */
export async function isGateway(
  request: Request,
  { settings }: Pick<FunctionContext, 'settings'>,
): Promise<boolean> {
  const secret = settings['GATEWAY_SECRET'] ?? '';
  const bearer = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  // Hashes are compared: their first difference says nothing about the secret.
  return secret !== '' && (await hmacHex(secret, bearer)) === (await hmacHex(secret, secret));
}
