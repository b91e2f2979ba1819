import { z } from 'zod';
import type { FunctionContext } from '../context.ts';

/** The admin who asks. */
export interface CallingAdmin {
  userId: string;
  /** Whether they showed within ten minutes that they are there, by the second factor where they have one. */
  isFresh: boolean;
}

const accessSchema = z.object({ status: z.string(), fresh: z.boolean() });

/**
 * The admin whose access token a request carries. Asks the backend whose token it is, and the database what its
 * session may do: a token says neither for sure. For anyone else, the answer of a function that does not exist.
 */
export async function requireAdmin(
  request: Request,
  { data }: FunctionContext,
): Promise<CallingAdmin | Response> {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) return noSuchFunction();
  const { data: found, error } = await data.auth.getUser(token);
  if (error !== null) return noSuchFunction();
  const claims = { ...claimsOf(token), sub: found.user.id };
  const { data: answer } = await data.rpc('staff_access_of', { claims }).throwOnError();
  const { status, fresh } = accessSchema.parse(answer);
  return status === 'allowed' ? { userId: found.user.id, isFresh: fresh } : noSuchFunction();
}

/** What an action answers that gives or takes access, when the admin's last sign-in is too long ago. */
export function signInAgain(): Response {
  return Response.json(
    {
      code: 'fresh-sign-in',
      message: 'Confirm that it is you: the last sign-in is more than ten minutes ago.',
    },
    { status: 403, headers: { 'Cache-Control': 'no-store' } },
  );
}

/** The claims of a token that the backend has accepted just now: its signature is not checked again. */
function claimsOf(token: string): Record<string, unknown> {
  const payload = token.split('.')[1] ?? '';
  const bytes = Uint8Array.from(
    atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.charCodeAt(0),
  );
  return z.record(z.string(), z.unknown()).parse(JSON.parse(new TextDecoder().decode(bytes)));
}

/** As the mount answers for an unknown name. */
export function noSuchFunction(): Response {
  return Response.json(
    { code: 'NOT_FOUND', message: 'There is no such function.' },
    { status: 404 },
  );
}
