import { firstRow, type Sql } from '../../database/sql.ts';
import type { Ask } from './mailed-codes.ts';

interface StoredToken {
  revoked: boolean;
  /** Replaced within the last ten seconds. */
  recent: boolean;
  /** The token before the session's current one; null where the session has ended. */
  before_current: string | null;
}

/**
 * Extends sessions, as hosted Supabase does with `refresh_token_reuse_interval = 10`: tabs that wake up together send the same
 * token, and all get the one that replaced it. A token that is older ends its session, because it may be stolen.
 *
 * The auth service revokes the old token before it stores the new one, so the requests of one session wait for each other.
 */
export function createRefreshSession(database: Sql) {
  const lastOf = new Map<string, Promise<unknown>>();

  async function refresh(sessionId: string, token: string, ask: Ask): Promise<Response> {
    const stored = await firstRow<StoredToken>(
      database,
      `select tokens.revoked,
         tokens.updated_at between now() - interval '10 seconds' and now() + interval '10 seconds' as recent,
         (select current.parent from auth.refresh_tokens as current
          where current.session_id = tokens.session_id and not current.revoked) as before_current
       from auth.refresh_tokens as tokens where tokens.token = $1`,
      [token],
    );
    if (stored?.revoked !== true) return ask({ refresh_token: token });
    if (stored.recent && stored.before_current !== null) {
      // For this one the service answers with the current token.
      return ask({ refresh_token: stored.before_current });
    }
    await database.query(
      'update auth.refresh_tokens set revoked = true, updated_at = now() where session_id::text = $1 and not revoked',
      [sessionId],
    );
    return ask({ refresh_token: token });
  }

  return async ({ refresh_token: token }: Record<string, unknown>, ask: Ask): Promise<Response> => {
    const family =
      typeof token === 'string'
        ? await firstRow<{ id: string | null }>(
            database,
            'select session_id::text as id from auth.refresh_tokens where token = $1',
            [token],
          )
        : undefined;
    const id = family?.id;
    if (typeof token !== 'string' || id == null) return ask({ refresh_token: token });
    const own = (lastOf.get(id) ?? Promise.resolve()).then(() => refresh(id, token, ask));
    const end = own.catch(() => {});
    lastOf.set(id, end);
    try {
      return await own;
    } finally {
      if (lastOf.get(id) === end) lastOf.delete(id);
    }
  };
}
