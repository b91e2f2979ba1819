import { randomUUID } from 'node:crypto';
import type { AuthParts, FactorRequest } from './auth-parts.ts';
import type { SignInMethod } from '../session/session-tokens.ts';

/** Life of an access token, seconds; as the backend's own. */
const TOKEN_SECONDS = 3600;

/**
 * Raises the session of a request to `aal2` and answers with its new tokens. Sessions of the account without a second factor
 * end: they may be the reason why it was set up.
 */
export async function grantSecondFactor(
  parts: AuthParts,
  { request, claims }: Pick<FactorRequest, 'request' | 'claims'>,
  factorId: string,
  method: SignInMethod,
): Promise<Response> {
  const { database, tokens, factors } = parts;
  const { session_id: sessionId, sub } = claims;
  await database.query(
    "update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now() where id = $1",
    [sessionId, factorId],
  );
  await database.query(
    "delete from auth.sessions where user_id = $1 and id <> $2 and coalesce(aal, 'aal1') = 'aal1'",
    [sub, sessionId],
  );
  await tokens.note(sessionId, method);
  const refreshToken = randomUUID();
  await database.query(
    `with old as (
       update auth.refresh_tokens set revoked = true, updated_at = now()
       where session_id = $1 and revoked = false returning token
     )
     insert into auth.refresh_tokens (id, token, user_id, session_id, parent, revoked)
       select $2, $3, $4, $1, (select max(old.token) from old), false`,
    [sessionId, randomUUID(), refreshToken, sub],
  );
  const accessToken = await tokens.renew(claims, TOKEN_SECONDS);
  const headers = new Headers(request.headers);
  headers.set('Authorization', `Bearer ${accessToken}`);
  headers.delete('Content-Length');
  headers.delete('Content-Type');
  const answer = await parts.next(new Request(new URL('/auth/v1/user', request.url), { headers }));
  const user = (await answer.json()) as Record<string, unknown>;
  return Response.json(
    {
      access_token: accessToken,
      token_type: 'bearer',
      expires_in: TOKEN_SECONDS,
      expires_at: Math.floor(Date.now() / 1000) + TOKEN_SECONDS,
      refresh_token: refreshToken,
      user: { ...user, factors: await factors.listed(sub) },
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
