import bcrypt from 'bcryptjs';
import type { AccountDatabase } from './account-database.ts';
import { invalidCredentials } from './auth-answers.ts';

/** Of 64 random characters that were thrown away, at the cost (10) that the auth service and `ensureAdminAccount` use. */
const HASH_OF_NOBODY = '$2b$10$cG5/M4/7V6jOUc3R6sSsKup3Yj.iupETxbar44nuorRZULFQUhTn6';

/**
 * Signs in with a password. An account that does not exist is answered like a wrong password, and after the same work:
 * without that, the time of the answer tells which addresses have accounts.
 *
 * @param ask asks the auth service with these fields
 */
export async function signInWithPassword(
  database: AccountDatabase,
  ask: (fields: object) => Promise<Response>,
  { email, password }: Record<string, unknown>,
): Promise<Response> {
  if (typeof email !== 'string' || typeof password !== 'string') return invalidCredentials();
  if (email === '' || password === '') return invalidCredentials();
  const response = await ask({ email, password });
  if (response.status !== 400) return response;
  await response.body?.cancel();
  const { rows } = await database.query<{ has_password: boolean }>(
    `select coalesce(encrypted_password, '') <> '' and confirmed_at is not null as has_password
     from auth.users where email = $1`,
    [email.toLowerCase()],
  );
  if (rows[0]?.has_password !== true) await bcrypt.compare(password, HASH_OF_NOBODY);
  return invalidCredentials();
}
