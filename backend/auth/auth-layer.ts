import { cutText } from '@talent/protocol/text/cut-text';
import { changeAccount } from './change-account.ts';
import { firstRow, type Sql } from '../database/sql.ts';
import type { AuthFetch, AuthParts } from './factors/auth-parts.ts';
import { AuthRefusal, noSuchAddress } from './session/auth-refusal.ts';
import { createFactorRows } from './factors/factor-rows.ts';
import { createFactorSecrets } from './factors/factor-secrets.ts';
import { answerFactors } from './factors/factor-routes.ts';
import { createIssuedSessions } from './issued-sessions.ts';
import { createRecoveryCodes } from './factors/recovery-codes.ts';
import { createSessionTokens } from './session/session-tokens.ts';

const PREFIX = '/auth/v1/';

export interface AuthLayerOptions {
  /** As the database's owner: row-level security does not apply. */
  database: Sql;
  /** The backend signs its tokens with it (HS256); keys for factors are derived from it. */
  jwtSecret: string;
  /** Public address of the site: passkeys belong to its host. */
  siteUrl: string;
  /** Named in authenticator apps. */
  brand: string;
  /** Whether an admin without a second factor gets in. */
  secondFactor: 'optional' | 'required';
}

/**
 * Adds the parts of Supabase Auth that the embedded backend lacks: second factors and recovery codes with the interface of
 * `supabase.auth.mfa`, the claims `aal` and `amr`, and a proof of identity before a password changes. Requests to other
 * addresses than `/auth/v1` pass through to `next`.
 */
export async function createAuthLayer(options: AuthLayerOptions) {
  const { database, jwtSecret, siteUrl, brand } = options;
  await database.query('update private.staff_security set second_factor = $1', [
    options.secondFactor,
  ]);
  const { origin, hostname } = new URL(siteUrl);
  const factors = createFactorRows(database);
  const secrets = createFactorSecrets(jwtSecret);
  const tokens = createSessionTokens(database, jwtSecret);
  const issued = createIssuedSessions(database, tokens, factors);
  const noticeWrongPassword = createWrongPasswordNotice(database);
  const shared: Omit<AuthParts, 'next'> = {
    database,
    factors,
    secrets,
    tokens,
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
      if (claims === null) {
        throw new AuthRefusal(401, 'session_not_found', 'There is no session. Sign in again.');
      }
      return answerFactors(parts, { request, claims, path });
    }
    if (area === 'user') {
      const claims = await tokens.claimsOf(request);
      // The backend refuses a request without a valid token.
      if (claims === null) return next(request);
      const response =
        request.method === 'PUT'
          ? await changeAccount(parts, request, claims)
          : await next(request);
      // Answers to HEAD and OPTIONS hold no account.
      if (!response.ok || !['GET', 'PUT'].includes(request.method)) return response;
      const user = (await response.json()) as Record<string, unknown>;
      return Response.json({ ...user, factors: await factors.listed(claims.sub) });
    }
    if (area !== 'token' && area !== 'verify' && area !== 'signup') return next(request);
    const sent = await request.clone().text();
    const response = await next(request);
    // Not awaited: the time of an answer must not tell whether an account is an admin's.
    void noticeWrongPassword(request, sent, response).catch((error: unknown) => {
      console.error('A notice was not queued:', error instanceof Error ? error.message : '');
    });
    return issued(request, response);
  }

  return async function layer(request: Request, next: AuthFetch): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(PREFIX)) return next(request);
    // The backend decodes addresses: `%75ser` would be its `user` and bypass the checks here. None of its own addresses
    // has an escape.
    if (pathname.includes('%')) return noSuchAddress().response();
    try {
      return await answer(request, next);
    } catch (error) {
      if (error instanceof AuthRefusal) return error.response();
      // The message of a failed statement does not hold its parameters.
      console.error('Auth layer failed:', error instanceof Error ? error.message : 'unknown error');
      return new AuthRefusal(500, 'unexpected_failure', 'Something went wrong.').response();
    }
  };
}

/** After this many wrong passwords in a row, within fifteen minutes, the account's owner gets a mail. */
const MAX_WRONG = 5;
const WINDOW_MS = 15 * 60_000;
/** Addresses that are counted at a time; the oldest is dropped first. */
const MAX_ACCOUNTS = 1000;

/** Mails an admin about wrong passwords for their account, once an hour. It refuses nothing: the gateway limits sign-ins. */
function createWrongPasswordNotice(database: Sql) {
  const counts = new Map<string, { wrong: number; since: number }>();

  return async function notice(request: Request, sent: string, response: Response): Promise<void> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/auth/v1/token' || searchParams.get('grant_type') !== 'password') return;
    const email = emailOf(sent);
    if (email === null) return;
    const known = counts.get(email);
    counts.delete(email);
    if (response.ok || response.status >= 500) return;
    const now = Date.now();
    const isRecent = known !== undefined && now - known.since < WINDOW_MS;
    const count = isRecent ? { ...known, wrong: known.wrong + 1 } : { wrong: 1, since: now };
    counts.set(email, count);
    const [oldest] = counts.keys();
    if (counts.size > MAX_ACCOUNTS && oldest !== undefined) counts.delete(oldest);
    if (count.wrong !== MAX_WRONG) return;
    const user = await firstRow<{ id: string }>(
      database,
      'select id::text from auth.users where lower(email) = $1',
      [email],
    );
    if (user === undefined) return;
    await database.query(
      "select private.note_account_as($1::uuid, 'account.locked', '{}', null, $2)",
      [user.id, `passwords:${new Date(now).toISOString().slice(0, 13)}`],
    );
  };
}

function emailOf(sent: string): string | null {
  try {
    const { email } = JSON.parse(sent) as { email?: unknown };
    return typeof email === 'string' ? cutText(email.trim().toLowerCase(), 254) : null;
  } catch {
    return null;
  }
}
