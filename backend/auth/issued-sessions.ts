import { isIP } from 'node:net';
import { decodeJwt } from 'jose';
import { forwardedAddress } from '@talent/api/address/client-address';
import type { Sql } from '../database/sql.ts';
import type { FactorRows } from './factors/factor-rows.ts';
import type { SessionTokens, SignInMethod } from './session/session-tokens.ts';

interface IssuedSession {
  access_token?: string;
  user?: { id: string; factors?: unknown };
}

/** The sign-in method of a request to the backend's own addresses; null: it refreshes a session. */
function methodOf(request: Request): SignInMethod | null {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== '/auth/v1/token') return pathname === '/auth/v1/signup' ? 'password' : 'otp';
  const grant = searchParams.get('grant_type');
  if (grant === 'refresh_token') return null;
  return grant === 'password' ? 'password' : 'oauth';
}

/**
 * Adds the claims to the token of an answer that begins or continues a session.
 * A new session is noted with its browser and address, and the account's owner gets a mail if the browser is new.
 */
export function createIssuedSessions(database: Sql, tokens: SessionTokens, factors: FactorRows) {
  async function complete(request: Request, token: string): Promise<string> {
    const method = methodOf(request);
    const { session_id: sessionId, sub } = decodeJwt<{ session_id?: string }>(token);
    if (sessionId === undefined || sub === undefined) return token;
    if (method !== null) {
      await tokens.note(sessionId, method);
      await database.query(
        'update auth.sessions set user_agent = $2, ip = $3::text::inet where id = $1',
        [
          sessionId,
          (request.headers.get('User-Agent') ?? '').slice(0, 300) || null,
          addressOf(request),
        ],
      );
      await database.query('select private.note_device($1::uuid, $2::uuid)', [sub, sessionId]);
    }
    return tokens.complete(token);
  }

  return async function issued(request: Request, response: Response): Promise<Response> {
    if (!response.ok) return response;
    const text = await response.text();
    const { status, headers: sent } = response;
    const headers = new Headers(sent);
    headers.delete('Content-Length');
    const body = JSON.parse(text || '{}') as IssuedSession;
    if (body.access_token === undefined) return new Response(text || null, { status, headers });
    body.access_token = await complete(request, body.access_token);
    if (body.user !== undefined) body.user.factors = await factors.listed(body.user.id);
    return Response.json(body, { status, headers });
  };
}

/** The visitor's address, as the gateway saw it; null where it is not an address. */
function addressOf(request: Request): string | null {
  const address = forwardedAddress(request, 1);
  return isIP(address) === 0 ? null : address;
}
