import { rowsOf } from './auth-database.ts';
import { AuthRefusal, notFresh, wrongCode } from './auth-refusal.ts';
import type { AuthParts } from './auth-parts.ts';
import { underFactorLock } from './factor-lock.ts';
import { isFresh } from './factor-rows.ts';
import type { SessionClaims } from './session-tokens.ts';

/**
 * Changes the signed-in account (`PUT /auth/v1/user`). Another password or address asks for the present password
 * (`current_password`) or a sign-in within ten minutes, and for the second factor where there is one; afterwards the
 * account's other sessions have ended.
 *
 * @throws AuthRefusal
 */
export async function changeAccount(
  parts: AuthParts,
  request: Request,
  claims: SessionClaims,
): Promise<Response> {
  const { database, factors, next } = parts;
  const text = await request.clone().text();
  const asked = fieldsOf(text);
  const isSensitive = asked['password'] !== undefined || asked['email'] !== undefined;
  if (isSensitive) {
    if (claims.aal !== 'aal2' && (await factors.hasVerified(claims.sub))) {
      throw new AuthRefusal(403, 'insufficient_aal', 'Use your second factor first.');
    }
    const current = asked['current_password'];
    if (typeof current === 'string') await checkPassword(parts, claims.sub, current);
    else if (!(await isFresh(database, claims))) throw notFresh();
  }
  const response = await next(request);
  if (!response.ok) return response;
  if (asked['password'] !== undefined) {
    await database.query('delete from auth.sessions where user_id = $1 and id <> $2', [
      claims.sub,
      claims.session_id,
    ]);
    await parts.note(claims.sub, 'password.changed', request);
  }
  return response;
}

/** The hash is bcrypt; pgcrypto knows only the older name, 2a, of what bcryptjs writes as 2b. */
async function checkPassword(parts: AuthParts, userId: string, password: string): Promise<void> {
  await underFactorLock(parts.database, userId, async () => {
    const [row] = await rowsOf<{ same: boolean | null }>(
      parts.database,
      `select extensions.crypt($2, password.hash) = password.hash as same
       from auth.users as users
       cross join lateral (select regexp_replace(users.encrypted_password, '^\\$2b\\$', '$2a$') as hash) as password
       where users.id = $1`,
      [userId, password],
    );
    if (row?.same !== true) {
      throw new AuthRefusal(
        wrongCode().status,
        'current_password_invalid',
        'This is not the present password.',
      );
    }
  });
}

function fieldsOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
