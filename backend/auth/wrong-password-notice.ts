import { cutText } from '@talent/protocol/text/cut-text';
import { firstRow, type Sql } from '../database/sql.ts';

/** After this many wrong passwords in a row, within fifteen minutes, the account's owner gets a mail. */
const MAX_WRONG = 5;
const WINDOW_MS = 15 * 60_000;
/** Addresses that are counted at a time; the oldest is dropped first. */
const MAX_ACCOUNTS = 1000;

/** Mails an admin about wrong passwords for their account, once an hour. It refuses nothing: the gateway limits sign-ins. */
export function createWrongPasswordNotice(database: Sql) {
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
