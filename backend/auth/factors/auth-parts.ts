import type { Sql } from '../../database/sql.ts';
import type { FactorRows } from './factor-rows.ts';
import type { FactorSecrets } from './factor-secrets.ts';
import type { PasskeySite } from './passkey-factor.ts';
import type { createRecoveryCodes } from './recovery-codes.ts';
import type { SessionClaims, SessionTokens } from '../session/session-tokens.ts';

/** Answers a request under `/auth/v1`. */
export type AuthFetch = (request: Request) => Promise<Response>;

/** Changes of an account that go into the audit log and are mailed to its owner. */
export type AccountChange =
  | 'password.changed'
  | 'factor.added'
  | 'factor.removed'
  | 'recovery-codes.made'
  | 'recovery-code.used'
  | 'account.locked';

/** A request to the factors of a signed-in account. */
export interface FactorRequest {
  request: Request;
  claims: SessionClaims;
  /** Segments of the address after `/auth/v1/factors`. */
  path: readonly string[];
}

/** Everything that the routes of the auth layer share. */
export interface AuthParts {
  database: Sql;
  factors: FactorRows;
  recoveryCodes: ReturnType<typeof createRecoveryCodes>;
  secrets: FactorSecrets;
  site: PasskeySite;
  tokens: SessionTokens;
  /** The backend behind this layer. */
  next: AuthFetch;
  /** The mail names the browser of `request`. */
  note(
    userId: string,
    change: AccountChange,
    request?: Request,
    details?: Readonly<Record<string, unknown>>,
  ): Promise<void>;
}
