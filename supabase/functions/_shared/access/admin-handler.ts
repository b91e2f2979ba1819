import { Buffer } from 'node:buffer';
import { staffAccessSchema } from '@talent/api/staff/staff-access';
import { z } from 'zod';
import type { FunctionContext, FunctionHandler } from '../context.ts';
import { noSuchFunction, problem } from '../http/replies.ts';
import { bearerToken } from './secret-handler.ts';

interface CallingAdmin {
  userId: string;
  /** Whether they signed in within the last ten minutes, with the second factor where they have one. */
  isFresh: boolean;
}

const accessSchema = staffAccessSchema.pick({ status: true, fresh: true });

/** Serves admins with their access token. Anyone else gets the answer of a function that does not exist. */
export function adminHandler(
  act: (admin: CallingAdmin, request: Request, context: FunctionContext) => Promise<Response>,
): FunctionHandler {
  return async (request, context) => {
    const admin = await callingAdmin(request, context);
    return admin === null ? noSuchFunction() : act(admin, request, context);
  };
}

/** The backend says whose token a request carries, and the database what its session may do. Null for anyone but an admin. */
async function callingAdmin(
  request: Request,
  { data }: FunctionContext,
): Promise<CallingAdmin | null> {
  const token = bearerToken(request);
  if (token === null) return null;
  const { data: found, error } = await data.auth.getUser(token);
  if (error !== null) return null;
  const claims = { ...claimsOf(token), sub: found.user.id };
  const { data: answer } = await data.rpc('staff_access_of', { claims }).throwOnError();
  const { status, fresh } = accessSchema.parse(answer);
  return status === 'allowed' ? { userId: found.user.id, isFresh: fresh } : null;
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
