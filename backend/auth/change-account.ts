import { checkNewPassword, isCut, PASSWORD_MATCHES } from './password/password-rules.ts';
import {
  AuthRefusal,
  badRequest,
  notFresh,
  secondFactorNeeded,
  wrongCode,
} from './session/auth-refusal.ts';
import { firstRow } from '../database/sql.ts';
import type { AuthParts } from './factors/auth-parts.ts';
import { underFactorLock } from './factors/factor-lock.ts';
import { isFresh } from './factors/factor-rows.ts';
import type { SessionClaims } from './session/session-tokens.ts';

/**
 * Changes the signed-in account (`PUT /auth/v1/user`). A new password or address needs the current password
 * (`current_password`) or a sign-in within ten minutes, and the second factor where there is one. A new password ends the
 * account's other sessions.
 * @throws AuthRefusal
 */
export async function changeAccount(
  parts: AuthParts,
  request: Request,
  claims: SessionClaims,
): Promise<Response> {
  const { database, factors, next } = parts;
  const text = await request.clone().text();
  const changes = fieldsOf(text);
  for (const name of ['email', 'password']) {
    if (!['string', 'undefined'].includes(typeof changes[name])) {
      throw badRequest(`Send ${name} as text.`);
    }
  }
  const isSensitive = changes['password'] !== undefined || changes['email'] !== undefined;
  if (isSensitive) {
    if (claims.aal !== 'aal2' && (await factors.hasVerified(claims.sub))) {
      throw secondFactorNeeded();
    }
    const current = changes['current_password'];
    if (typeof current === 'string') await checkPassword(parts, claims.sub, current);
    else if (!(await isFresh(database, claims))) throw notFresh();
  }
  if (changes['password'] !== undefined) {
    const emails = [claims['email'], changes['email']].filter((email) => typeof email === 'string');
    checkNewPassword(changes['password'], { emails, brand: parts.site.brand });
  }
  const response = await next(request);
  if (!response.ok) return response;
  if (changes['password'] !== undefined) {
    await database.query('delete from auth.sessions where user_id = $1 and id <> $2', [
      claims.sub,
      claims.session_id,
    ]);
    await parts.note(claims.sub, 'password.changed', request);
  }
  return response;
}

async function checkPassword(parts: AuthParts, userId: string, password: string): Promise<void> {
  await underFactorLock(parts.database, userId, async () => {
    const row = await firstRow<{ same: boolean | null }>(
      parts.database,
      `select ${PASSWORD_MATCHES} as same from auth.users as users where users.id = $1`,
      [userId, password],
    );
    if (row?.same !== true || isCut(password)) {
      throw new AuthRefusal(
        wrongCode().status,
        'current_password_invalid',
        'This is not the current password.',
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
