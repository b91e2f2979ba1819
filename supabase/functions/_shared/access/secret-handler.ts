import { hmacHex } from '@talent/api/address/hash';
import type { FunctionContext, FunctionHandler } from '../context.ts';
import { noSuchFunction } from '../http/replies.ts';

/** The token of `Authorization: Bearer <token>`; null where a request has none. */
export function bearerToken(request: Request): string | null {
  return /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

/**
 * Serves `POST` of the site's gateway, with `Authorization: Bearer <GATEWAY_SECRET>`. Anyone else gets the answer of a function that
 * does not exist, and everyone does where no such secret is set.
 */
export function gatewayHandler(act: FunctionHandler): FunctionHandler {
  return secretHandler(({ settings }) => settings['GATEWAY_SECRET'] ?? '', act);
}

/** Serves `POST` of a caller who holds a secret. Anyone else gets the answer of a function that does not exist. */
export function secretHandler(
  secretOf: (context: FunctionContext) => string,
  act: FunctionHandler,
): FunctionHandler {
  return async (request, context) => {
    const secret = secretOf(context);
    const isCaller = request.method === 'POST' && secret !== '' && (await carries(request, secret));
    return isCaller ? act(request, context) : noSuchFunction();
  };
}

/** Compares hashes: where they first differ tells nothing about the secret. */
async function carries(request: Request, secret: string): Promise<boolean> {
  const given = bearerToken(request) ?? '';
  return (await hmacHex(secret, given)) === (await hmacHex(secret, secret));
}
