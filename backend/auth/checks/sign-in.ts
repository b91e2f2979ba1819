import bcrypt from 'bcryptjs';
import { firstRow, type Sql } from '../../database/sql.ts';
import { isCut } from '../password/password-rules.ts';
import { invalidCredentials } from '../session/auth-refusal.ts';

/** Hash of 64 random characters that were thrown away. Its cost, 10, is that of the auth service and of `ensureAdminAccount`. */
const HASH_OF_NO_ACCOUNT = '$2b$10$cG5/M4/7V6jOUc3R6sSsKup3Yj.iupETxbar44nuorRZULFQUhTn6';

/**
 * Signs in with a password. For an account that does not exist the answer is that of a wrong password, and takes the same
 * work: otherwise its time would tell which addresses have accounts.
 *
 * @param ask asks the auth service with these fields
 * @throws AuthRefusal
 */
export async function signInWithPassword(
  database: Sql,
  ask: (fields: object) => Promise<Response>,
  { email, password }: Record<string, unknown>,
): Promise<Response> {
  if (typeof email !== 'string' || typeof password !== 'string') throw invalidCredentials();
  if (email === '' || password === '') throw invalidCredentials();
  if (isCut(password)) {
    await bcrypt.compare(password, HASH_OF_NO_ACCOUNT);
    throw invalidCredentials();
  }
  const response = await ask({ email, password });
  if (response.status !== 400) return response;
  await response.body?.cancel();
  const account = await firstRow<{ has_password: boolean }>(
    database,
    `select coalesce(encrypted_password, '') <> '' and confirmed_at is not null as has_password
     from auth.users where email = $1`,
    [email.toLowerCase()],
  );
  if (account?.has_password !== true) await bcrypt.compare(password, HASH_OF_NO_ACCOUNT);
  throw invalidCredentials();
}
