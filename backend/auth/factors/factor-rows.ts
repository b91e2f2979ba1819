import { firstRow, type Sql } from '../../database/sql.ts';
import { AuthRefusal, noFactor } from '../session/auth-refusal.ts';
import type { SessionClaims } from '../session/session-tokens.ts';

type FactorType = 'totp' | 'webauthn' | 'recovery_code';

/** A factor as `user.factors` of Supabase Auth lists it. */
interface ListedFactor {
  id: string;
  friendly_name: string | null;
  factor_type: FactorType;
  status: 'verified' | 'unverified';
  /** ISO 8601 in UTC. */
  created_at: string;
  updated_at: string;
  last_challenged_at: string | null;
}

/** A stored factor of one user. */
export interface StoredFactor extends Pick<
  ListedFactor,
  'id' | 'friendly_name' | 'factor_type' | 'status'
> {
  /** Encrypted. */
  secret: string | null;
  /** JSON of a passkey's public key, counter and transports. */
  credential: string | null;
}

export type FactorRows = ReturnType<typeof createFactorRows>;

const MAX_FACTORS = 10;

const utc = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const STORED = `select id::text, friendly_name, factor_type::text as factor_type, status::text as status, secret,
  web_authn_credential::text as credential from auth.mfa_factors`;

/** The table of factors. */
export function createFactorRows(database: Sql) {
  return {
    async listed(userId: string): Promise<ListedFactor[]> {
      const { rows } = await database.query<ListedFactor>(
        `select id::text, friendly_name, factor_type::text as factor_type, status::text as status,
           ${utc('created_at')} as created_at, ${utc('updated_at')} as updated_at,
           ${utc('last_challenged_at')} as last_challenged_at
         from auth.mfa_factors where user_id = $1 order by created_at, id`,
        [userId],
      );
      return rows;
    },
    /** @throws AuthRefusal where the user has no such factor */
    async find(userId: string, factorId: string): Promise<StoredFactor> {
      const sql = `${STORED} where user_id = $1 and id::text = $2`;
      const row = await firstRow<StoredFactor>(database, sql, [userId, factorId.toLowerCase()]);
      if (row === undefined) throw noFactor();
      return row;
    },
    async ofType(userId: string, type: FactorType): Promise<StoredFactor[]> {
      const sql = `${STORED} where user_id = $1 and factor_type::text = $2`;
      return (await database.query<StoredFactor>(sql, [userId, type])).rows;
    },
    async hasVerified(userId: string): Promise<boolean> {
      const sql = 'select private.has_second_factor($1::uuid) as has';
      return (await firstRow<{ has: boolean }>(database, sql, [userId]))?.has === true;
    },
    async add(
      userId: string,
      factor: { id: string; name: string; type: FactorType; secret: string | null },
    ): Promise<void> {
      const { id, name, type, secret } = factor;
      // Abandoned enrollments go, as do earlier ones with the same name.
      await database.query(
        `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
           and (created_at < now() - interval '1 hour' or friendly_name = $2)`,
        [userId, name],
      );
      const existing = await this.listed(userId);
      if (existing.length >= MAX_FACTORS) {
        throw new AuthRefusal(
          422,
          'too_many_enrolled_mfa_factors',
          `An account has at most ${MAX_FACTORS} factors.`,
        );
      }
      if (existing.some(({ friendly_name: taken }) => taken === name)) {
        throw new AuthRefusal(422, 'mfa_factor_name_conflict', 'Another factor has this name.');
      }
      await database.query(
        `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
         values ($1, $2, $3, $4, 'unverified', $5)`,
        [id, userId, name, type, secret],
      );
    },
    async remove(userId: string, factorId: string): Promise<void> {
      await database.query('delete from auth.mfa_factors where user_id = $1 and id = $2', [
        userId,
        factorId,
      ]);
    },
  };
}

/** Whether the session was proved within the last ten minutes, by the second factor where there is one. */
export async function isFresh(database: Sql, claims: SessionClaims): Promise<boolean> {
  const sql = 'select private.is_fresh($1::uuid, $2::text::jsonb) as fresh';
  const row = await firstRow<{ fresh: boolean }>(database, sql, [
    claims.sub,
    JSON.stringify(claims),
  ]);
  return row?.fresh === true;
}
