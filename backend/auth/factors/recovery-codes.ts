import { randomBytes, randomUUID } from 'node:crypto';
import { firstRow, type Sql } from '../../database/sql.ts';
import { AuthRefusal, noFactor, wrongCode } from '../session/auth-refusal.ts';
import type { FactorRows } from './factor-rows.ts';
import type { FactorSecrets } from './factor-secrets.ts';

const CODES = 10;
/** No letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;

/** Recovery codes: each works once, in place of another factor. Only hashes are stored. */
export function createRecoveryCodes(database: Sql, factors: FactorRows, secrets: FactorSecrets) {
  async function factorOf(userId: string): Promise<string> {
    const [factor] = await factors.ofType(userId, 'recovery_code');
    if (factor === undefined) throw noFactor();
    return factor.id;
  }

  return {
    /** @throws AuthRefusal without codes */
    async status(userId: string) {
      const id = await factorOf(userId);
      const count = await firstRow<{ total: number; remaining: number }>(
        database,
        `select count(*)::int as total, (count(*) filter (where used_at is null))::int as remaining
         from auth.mfa_recovery_codes where factor_id = $1`,
        [id],
      );
      return { id, type: 'recovery_code' as const, total: 0, remaining: 0, ...count };
    },
    /**
     * Replaces earlier codes. The new ones are shown once.
     * @throws AuthRefusal for an account without another factor
     */
    async make(userId: string) {
      if (!(await factors.hasVerified(userId))) {
        throw new AuthRefusal(
          422,
          'mfa_recovery_codes_sole_factor',
          'Recovery codes are for accounts with another factor.',
        );
      }
      const id = randomUUID();
      const codes = Array.from({ length: CODES }, makeCode);
      await database.query(
        "delete from auth.mfa_factors where user_id = $1 and factor_type = 'recovery_code'",
        [userId],
      );
      await database.query(
        `with factor as (
           insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status)
           values ($1, $2, null, 'recovery_code', 'verified') returning id
         )
         insert into auth.mfa_recovery_codes (factor_id, code_hash)
           select factor.id, hashes.hash from factor, jsonb_array_elements_text($3::text::jsonb) as hashes (hash)`,
        [id, userId, JSON.stringify(codes.map((code) => secrets.hash(code)))],
      );
      return { id, type: 'recovery_code' as const, total: CODES, codes: codes.map(asShown) };
    },
    async remove(userId: string): Promise<string> {
      const id = await factorOf(userId);
      await factors.remove(userId, id);
      return id;
    },
    /**
     * Uses a code up.
     * @returns the factor's id
     * @throws AuthRefusal for an unknown or used code
     */
    async use(userId: string, code: string): Promise<string> {
      const id = await factorOf(userId);
      const { rows } = await database.query(
        `update auth.mfa_recovery_codes set used_at = now()
         where factor_id = $1 and code_hash = $2 and used_at is null returning code_hash`,
        [id, secrets.hash(code.toLowerCase().replaceAll(/[\s-]/g, ''))],
      );
      if (rows.length === 0) throw wrongCode();
      return id;
    },
  };
}

/** About 49 bits, far more than five guesses in fifteen minutes need. */
function makeCode(): string {
  let code = '';
  while (code.length < LENGTH) {
    const [byte = 255] = randomBytes(1);
    // The rest of the range would make some letters more likely.
    if (byte < 248) code += ALPHABET.charAt(byte % ALPHABET.length);
  }
  return code;
}

const asShown = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
