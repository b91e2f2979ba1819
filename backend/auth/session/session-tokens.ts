import { decodeJwt, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { firstRow, type Sql } from '../../database/sql.ts';

/** A method of signing in, as Supabase names it in the claim `amr`. */
export type SignInMethod =
  | 'password'
  | 'otp'
  | 'oauth'
  | 'totp'
  | 'mfa/webauthn'
  | 'mfa/recovery_code';

/** The verified claims of a token whose session has not ended. */
export interface SessionClaims extends JWTPayload {
  sub: string;
  session_id: string;
  /** `aal2` once a second factor was used. */
  aal: string;
}

export type SessionTokens = ReturnType<typeof createSessionTokens>;

/**
 * Signs access tokens with the claims `aal` and `amr`, which the embedded backend's own tokens lack.
 * @param secret the key (HS256) that the backend signs and checks tokens with.
 */
export function createSessionTokens(database: Sql, secret: string) {
  const key = new TextEncoder().encode(secret);

  async function sign(payload: JWTPayload): Promise<string> {
    const of = [String(payload['session_id'])];
    const session = await firstRow<{ aal: string | null }>(
      database,
      'select aal from auth.sessions where id = $1',
      of,
    );
    const { rows: methods } = await database.query<{ method: string; timestamp: number }>(
      `select authentication_method as method, extract(epoch from updated_at)::int as timestamp
       from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
      of,
    );
    return new SignJWT({ ...payload, aal: session?.aal ?? 'aal1', amr: methods })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(key);
  }

  return {
    /** The claims of a request's token; null without one, or when its session has ended. */
    async claimsOf(request: Request): Promise<SessionClaims | null> {
      const token = /^Bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
      if (token === undefined) return null;
      const verified = await jwtVerify(token, key, { algorithms: ['HS256'] }).catch(() => null);
      if (verified === null) return null;
      const { sub, session_id: sessionId } = verified.payload;
      if (typeof sub !== 'string' || typeof sessionId !== 'string') return null;
      const found = await firstRow<{ aal: string }>(
        database,
        `select coalesce(aal, 'aal1') as aal from auth.sessions where id::text = $1 and user_id::text = $2`,
        [sessionId, sub],
      );
      if (found === undefined) return null;
      // The level of the session and not of the token, whose factor may have been removed since.
      return { ...verified.payload, sub, session_id: sessionId, aal: found.aal };
    },
    /** Notes that the session was proved by a method just now. */
    async note(sessionId: string, method: SignInMethod): Promise<void> {
      await database.query(
        `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
         on conflict (session_id, authentication_method) do update set updated_at = now()`,
        [sessionId, method],
      );
    },
    /** The same token with the session's level and methods. */
    complete: (token: string) => sign(decodeJwt(token)),
    /** A new token with the claims of an older one, valid for `seconds` from now. */
    renew(claims: SessionClaims, seconds: number): Promise<string> {
      const now = Math.floor(Date.now() / 1000);
      return sign({ ...claims, iat: now, exp: now + seconds });
    },
  };
}
