import { changeAccount } from './account-change.ts';
import type { AuthDatabase } from './auth-database.ts';
import type { AuthFetch, AuthParts } from './auth-parts.ts';
import { AuthRefusal } from './auth-refusal.ts';
import { createFactorRows } from './factor-rows.ts';
import { createFactorSecrets } from './factor-secrets.ts';
import { answerFactors } from './factor-routes.ts';
import { createIssuedSessions } from './issued-sessions.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { createSessionTokens } from './session-tokens.ts';
import { createWrongPasswords } from './wrong-passwords.ts';

const PREFIX = '/auth/v1/';

export interface AuthLayerOptions {
  /** Speaks to the database as its owner. */
  database: AuthDatabase;
  /** The key that the backend signs its tokens with (HS256); keys for factors are derived from it. */
  jwtSecret: string;
  /** Public address of the site: passkeys are made for its host. */
  siteUrl: string;
  /** Named in authenticator apps. */
  brand: string;
  /** Whether an admin without a second factor gets in. */
  secondFactor: 'optional' | 'required';
  /** Life of an access token, seconds; default 3600, as the backend's own. */
  accessTokenSeconds?: number;
}

/** Passes a request on, or answers it. */
export type AuthLayer = (request: Request, next: AuthFetch) => Promise<Response>;

/**
 * What Supabase Auth has beyond the embedded backend: second factors and recovery codes with the interface of
 * `supabase.auth.mfa`, the claims `aal` and `amr`, and changes of a password that ask who is asking. Stands before the
 * backend; requests to other addresses than `/auth/v1` pass.
 */
export async function createAuthLayer(options: AuthLayerOptions): Promise<AuthLayer> {
  const { database, jwtSecret, siteUrl, brand, accessTokenSeconds = 3600 } = options;
  await database.query('update private.staff_security set second_factor = $1', [
    options.secondFactor,
  ]);
  const { origin, hostname } = new URL(siteUrl);
  const factors = createFactorRows(database);
  const secrets = createFactorSecrets(jwtSecret);
  const tokens = createSessionTokens(database, jwtSecret);
  const issued = createIssuedSessions(database, tokens, factors);
  const heedWrong = createWrongPasswords(database);
  const shared: Omit<AuthParts, 'next'> = {
    ...{ database, factors, secrets, tokens, accessTokenSeconds },
    recoveryCodes: createRecoveryCodes(database, factors, secrets),
    site: { rpId: hostname, origin, brand },
    async note(userId, change, request, details = {}) {
      await database.query(
        'select private.note_account_as($1::uuid, $2, $3::text::jsonb, $4::text)',
        [userId, change, JSON.stringify(details), request?.headers.get('User-Agent') ?? null],
      );
    },
  };

  async function answer(request: Request, next: AuthFetch): Promise<Response> {
    const { pathname } = new URL(request.url);
    const [area, ...path] = pathname.slice(PREFIX.length).split('/');
    const parts: AuthParts = { ...shared, next };
    if (area === 'factors') {
      const claims = await tokens.claimsOf(request);
      if (claims === null) throw noSession();
      return answerFactors(parts, { request, claims, path });
    }
    if (area === 'user') {
      const claims = await tokens.claimsOf(request);
      // What the backend says to a request without a token, or with one that has ended.
      if (claims === null) return next(request);
      const response =
        request.method === 'PUT'
          ? await changeAccount(parts, request, claims)
          : await next(request);
      // Answers to HEAD and OPTIONS have no person in them.
      if (!response.ok || !['GET', 'PUT'].includes(request.method)) return response;
      const user = (await response.json()) as Record<string, unknown>;
      return Response.json({ ...user, factors: await factors.listed(claims.sub) });
    }
    if (area !== 'token' && area !== 'verify' && area !== 'signup' && area !== 'callback') {
      return next(request);
    }
    const sent = await request.clone().text();
    const response = await next(request);
    // Not waited for: how long an answer takes must not tell whether an account is an admin's.
    void heedWrong(request, sent, response).catch((error: unknown) => {
      console.error('A notice was not queued:', error instanceof Error ? error.message : '');
    });
    return issued(request, response);
  }

  return async function layer(request, next) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(PREFIX)) return next(request);
    // The backend decodes addresses before it looks at them: `%75ser` would be its `user`, and pass by what is asked
    // here. None of its own has anything to decode.
    if (pathname.includes('%')) {
      return new AuthRefusal(404, 'not_found', 'There is no such address.').response();
    }
    try {
      return await answer(request, next);
    } catch (error) {
      if (error instanceof AuthRefusal) return error.response();
      // As the backend answers its own failures. Parameters of a statement are not part of its message.
      console.error('Auth layer failed:', error instanceof Error ? error.message : 'unknown error');
      return new AuthRefusal(500, 'unexpected_failure', 'Something went wrong.').response();
    }
  };
}

function noSession(): AuthRefusal {
  return new AuthRefusal(401, 'session_not_found', 'There is no session. Sign in again.');
}
