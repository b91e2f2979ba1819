import { hmacHex } from '@talent/api/address/hash';
import type { FunctionContext } from '../context.ts';

/** The token of `Authorization: Bearer <token>`; null where a request has none. */
export function bearerToken(request: Request): string | null {
  return /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

/** Whether a scheduler calls: with the functions' secret. */
export function isScheduler(request: Request, { secret }: FunctionContext): Promise<boolean> {
  return carries(request, secret);
}

/** Whether the site's gateway calls: with the secret that both share. Never true where none is set. */
export async function isGateway(request: Request, { settings }: FunctionContext): Promise<boolean> {
  const secret = settings['GATEWAY_SECRET'] ?? '';
  return secret !== '' && (await carries(request, secret));
}

/** Compares hashes: where they first differ tells nothing about the secret. */
async function carries(request: Request, secret: string): Promise<boolean> {
  const given = bearerToken(request) ?? '';
  return (await hmacHex(secret, given)) === (await hmacHex(secret, secret));
}
