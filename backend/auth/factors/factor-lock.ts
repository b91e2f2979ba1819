import { firstRow, type Sql } from '../../database/sql.ts';
import { AuthRefusal } from '../session/auth-refusal.ts';

/** Wrong codes of an account, of all factors together. The next one locks the account for fifteen minutes. */
const MAX_WRONG_CODES = 5;

/**
 * Checks a code under the account's lock. A guess counts before it is checked, so parallel guesses cannot exceed five.
 * @param check throws AuthRefusal for a wrong code
 * @throws AuthRefusal 429 while the account is locked, and the error of `check`
 */
export async function underFactorLock<Result>(
  database: Sql,
  userId: string,
  check: () => Promise<Result>,
): Promise<Result> {
  const row = await firstRow<{ failures: number; locked: boolean }>(
    database,
    `insert into auth.mfa_failures as lock (user_id, failures) values ($1, 1)
     on conflict (user_id) do update set
       failures = case
         when lock.locked_until > now() then lock.failures
         when lock.locked_until is not null or lock.updated_at < now() - interval '15 minutes' then 1
         else lock.failures + 1
       end,
       locked_until = case
         when lock.locked_until > now() then lock.locked_until
         when lock.locked_until is null and lock.failures >= ${MAX_WRONG_CODES}
           and lock.updated_at >= now() - interval '15 minutes' then now() + interval '15 minutes'
       end,
       updated_at = now()
     returning failures, coalesce(locked_until > now(), false) as locked`,
    [userId],
  );
  if (row === undefined || row.locked) {
    throw new AuthRefusal(429, 'over_request_rate_limit', 'Too many wrong codes. Wait 15 minutes.');
  }
  try {
    const result = await check();
    await database.query('delete from auth.mfa_failures where user_id = $1', [userId]);
    return result;
  } catch (error) {
    if (row.failures === MAX_WRONG_CODES) await lock(database, userId);
    throw error;
  }
}

async function lock(database: Sql, userId: string): Promise<void> {
  await database.query(
    "update auth.mfa_failures set locked_until = now() + interval '15 minutes' where user_id = $1",
    [userId],
  );
  await database.query("select private.note_account_as($1::uuid, 'account.locked')", [userId]);
}
