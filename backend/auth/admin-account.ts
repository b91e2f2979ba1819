import { KnownError } from '@talent/node/terminal/known-error';
import { firstRow, type Database } from '../database/sql.ts';
import { checkNewPassword, PASSWORD_MATCHES } from './password/password-rules.ts';
import { AuthRefusal } from './session/auth-refusal.ts';

type AdminAccount = { email: string; password: string };
/** Sends a request to the auth API: `post('/signup', credentials)`. */
type AuthPost = (path: string, body: object) => Promise<Response>;

/**
 * Makes sure that the admin exists, holds the role, and signs in with this password. The account is created by sign-up; the
 * role is a row, because no API grants it.
 *
 * It is made once for each address: if another admin has revoked the role or deleted the account since, it stays so, unless no admin is
 * left at all. The person who can set the server's environment gets back in with another address.
 *
 * An account with that address that is not an admin belongs to a stranger. It is deleted first, so that the stranger does not
 * become an admin.
 * @throws `ADMIN_ACCOUNT_FAILED` with the reason, such as a password that is too short
 */
export async function ensureAdminAccount(
  database: Database,
  post: AuthPost,
  admin: AdminAccount,
  brand: string,
): Promise<'created' | 'password changed' | 'unchanged' | 'revoked, and stays so'> {
  const email = admin.email.trim().toLowerCase();
  const credentials = { email, password: admin.password };
  checkPassword(credentials, brand);
  const account = await firstRow<{ id: string; same_password: boolean | null }>(
    database,
    `select users.id, ${PASSWORD_MATCHES} as same_password
     from auth.users as users
     join public.user_roles as roles on roles.user_id = users.id and roles.role = 'admin'
     where lower(users.email) = $1`,
    [email, admin.password],
  );
  if (account === undefined) {
    if (await wasMade(database, email)) return 'revoked, and stays so';
    await database.query('delete from auth.users where lower(email) = $1', [email]);
    await signUpAdmin(database, post, credentials);
    await noteMade(database, email);
    return 'created';
  }
  await noteMade(database, email);
  if (account.same_password === true) return 'unchanged';
  await changePassword(database, account.id, admin.password);
  return 'password changed';
}

/** Before anything is stored: an admin whose password changes is checked here alone. */
function checkPassword({ email, password }: AdminAccount, brand: string): void {
  try {
    checkNewPassword(password, { emails: [email], brand });
  } catch (error) {
    if (error instanceof AuthRefusal) throw notMade(email, error.message);
    throw error;
  }
}

/** Whether the local admin of an address was made before, and the site has an admin. */
async function wasMade(database: Database, email: string): Promise<boolean> {
  const row = await firstRow<{ made: boolean }>(
    database,
    `select $1 = any (local_admins) and exists (select from public.user_roles where role = 'admin') as made
     from private.staff_security`,
    [email],
  );
  return row?.made === true;
}

async function noteMade(database: Database, email: string): Promise<void> {
  await database.query(
    `update private.staff_security set local_admins = array_append(local_admins, $1)
     where $1 <> all (local_admins)`,
    [email],
  );
}

function notMade(email: string, reason: string): KnownError {
  return new KnownError(
    'ADMIN_ACCOUNT_FAILED',
    `The local admin ${email} could not be created: ${reason.replace(/\.$/, '')}. ` +
      'Set ADMIN_EMAIL and ADMIN_PASSWORD to other values.',
  );
}

async function signUpAdmin(database: Database, post: AuthPost, admin: AdminAccount): Promise<void> {
  const response = await post('/signup', admin);
  if (!response.ok) throw notMade(admin.email, await reasonOf(response));
  await database.query(
    `insert into public.user_roles (user_id, role)
     select id, 'admin' from auth.users where lower(email) = $1`,
    [admin.email],
  );
  // The sign-up has opened a session that is not used.
  await database.query(
    'delete from auth.sessions where user_id in (select id from auth.users where lower(email) = $1)',
    [admin.email],
  );
}

/** Stores the password as the auth API does, ends all sessions, and removes second factors. */
async function changePassword(database: Database, userId: string, password: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query(
      `update auth.users
       set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 10)), updated_at = now()
       where id = $1`,
      [userId, password],
    );
    await transaction.query('delete from auth.refresh_tokens where user_id::text = $1', [userId]);
    await transaction.query('delete from auth.sessions where user_id::text = $1', [userId]);
    // This is the way back in for an admin who lost every factor: a person who can set the server's environment owns the server.
    await transaction.query('delete from auth.mfa_factors where user_id::text = $1', [userId]);
  });
}

async function reasonOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body === 'object' && body !== null && 'msg' in body) return String(body.msg);
  return `status ${response.status}`;
}
