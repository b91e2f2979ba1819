import type { FunctionContext } from './context.ts';

/**
 * The admin whose access token a request carries. Asks the backend whose token it is, and the table of roles what
 * they may do: a token says neither for sure. For anybody else, the answer of a function that does not exist.
 */
export async function requireAdmin(
  request: Request,
  { data }: FunctionContext,
): Promise<{ userId: string } | Response> {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) return noSuchFunction();
  const { data: found, error } = await data.auth.getUser(token);
  if (error !== null) return noSuchFunction();
  const { data: roles } = await data
    .from('user_roles')
    .select('role')
    .eq('user_id', found.user.id)
    .eq('role', 'admin')
    .throwOnError();
  return roles.length > 0 ? { userId: found.user.id } : noSuchFunction();
}

/** As the mount answers for an unknown name. */
export function noSuchFunction(): Response {
  return Response.json(
    { code: 'NOT_FOUND', message: 'There is no such function.' },
    { status: 404 },
  );
}
