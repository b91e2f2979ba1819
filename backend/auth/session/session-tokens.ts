import { decodeJwt, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Sql } from '../../database/sql.ts';

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

/** Signs access tokens with the claims `aal` and `amr`, which the embedded backend's own tokens lack. */
export interface SessionTokens {
  /** The claims of a request's token; null without one, or when its session has ended. */
  claimsOf(request: Request): Promise<SessionClaims | null>;
  /** Notes that the session was proved by a method just now. */
  note(sessionId: string, method: SignInMethod): Promise<void>;
  /** The same token with the session's level and methods. */
  complete(token: string): Promise<string>;
  /** A new token with the claims of an older one, valid for `seconds` from now. */
  renew(claims: SessionClaims, seconds: number): Promise<string>;
}

interface SessionFacts {
  aal: string;
  methods: { method: string; timestamp: number }[];
}

/** @param secret the key (HS256) that the backend signs and checks tokens with. */
export function createSessionTokens(database: Sql, secret: string): SessionTokens {
  const key = new TextEncoder().encode(secret);

  async function factsOf(sessionId: string): Promise<SessionFacts> {
    const {
      rows: [session],
    } = await database.query<{ aal: string | null }>(
      'select aal from auth.sessions where id = $1',
      [sessionId],
    );
    const { rows: methods } = await database.query<{ method: string; timestamp: number }>(
      `select authentication_method as method, extract(epoch from updated_at)::int as timestamp
       from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
      [sessionId],
    );
    return { aal: session?.aal ?? 'aal1', methods };
  }

  async function sign(payload: JWTPayload): Promise<string> {
    const { aal, methods } = await factsOf(String(payload['session_id']));
    return new SignJWT({ ...payload, aal, amr: methods })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(key);
  }

  return {
    async claimsOf(request) {
      const token = /^Bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
      if (token === undefined) return null;
      const verified = await jwtVerify(token, key, { algorithms: ['HS256'] }).catch(() => null);
      if (verified === null) return null;
      const { sub, session_id: sessionId } = verified.payload;
      if (typeof sub !== 'string' || typeof sessionId !== 'string') return null;
      const {
        rows: [found],
      } = await database.query<{ aal: string }>(
        `select coalesce(aal, 'aal1') as aal from auth.sessions where id::text = $1 and user_id::text = $2`,
        [sessionId, sub],
      );
      if (found === undefined) return null;
      // The level of the session and not of the token, whose factor may have been removed since.
      return { ...verified.payload, sub, session_id: sessionId, aal: found.aal };
    },
    async note(sessionId, method) {
      await database.query(
        `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
         on conflict (session_id, authentication_method) do update set updated_at = now()`,
        [sessionId, method],
      );
    },
    complete: (token) => sign(decodeJwt(token)),
    renew(claims, seconds) {
      const now = Math.floor(Date.now() / 1000);
      return sign({ ...claims, iat: now, exp: now + seconds });
    },
  };
}
