import { Buffer } from 'node:buffer';
import { staffAccessSchema } from '@talent/api/staff/staff-access';
import { z } from 'zod';
import type { FunctionContext } from '../context.ts';
import { problem } from '../http/replies.ts';
import { bearerToken } from './caller-secret.ts';

/** The admin who calls a function. */
export interface CallingAdmin {
  userId: string;
  /** Whether they signed in within the last ten minutes, with the second factor where they have one. */
  isFresh: boolean;
}

const accessSchema = staffAccessSchema.pick({ status: true, fresh: true });

/**
 * The admin whose access token a request carries. The backend says whose token it is, and the database what its
 * session may do. Anyone else gets the answer of a function that does not exist.
 */
export async function requireAdmin(
  request: Request,
  { data }: FunctionContext,
): Promise<CallingAdmin | Response> {
  const token = bearerToken(request);
  if (token === null) return noSuchFunction();
  const { data: found, error } = await data.auth.getUser(token);
  if (error !== null) return noSuchFunction();
  const claims = { ...claimsOf(token), sub: found.user.id };
  const { data: answer } = await data.rpc('staff_access_of', { claims }).throwOnError();
  const { status, fresh } = accessSchema.parse(answer);
  return status === 'allowed' ? { userId: found.user.id, isFresh: fresh } : noSuchFunction();
}

/** The refusal of an action that gives or takes access when the admin's last sign-in is too long ago. */
export function signInAgain(): Response {
  const message = 'Confirm that it is you: the last sign-in is more than ten minutes ago.';
  return problem(403, 'fresh-sign-in', message);
}

/** The claims of a token that the backend has just accepted: its signature is not checked again. */
function claimsOf(token: string): Record<string, unknown> {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return z.record(z.string(), z.unknown()).parse(JSON.parse(payload));
}

/** The answer that the host of the functions gives for an unknown name. */
export function noSuchFunction(): Response {
  return Response.json(
    { code: 'NOT_FOUND', message: 'There is no such function.' },
    { status: 404 },
  );
}
