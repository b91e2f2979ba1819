import type { AuthDatabase } from './auth-database.ts';
import type { FactorRows } from './factor-rows.ts';
import type { FactorSecrets } from './factor-secrets.ts';
import type { PasskeySite } from './passkey-factor.ts';
import type { createRecoveryCodes } from './recovery-codes.ts';
import type { SessionTokens } from './session-tokens.ts';

/** Answers a request under `/auth/v1`. */
export type AuthFetch = (request: Request) => Promise<Response>;

/** Changes of an account that are noted in the audit log and told by mail. */
export type AccountChange =
  | 'password.changed'
  | 'factor.added'
  | 'factor.removed'
  | 'recovery-codes.made'
  | 'recovery-code.used'
  | 'account.locked';

/** What the routes of the auth layer work with. */
export interface AuthParts {
  database: AuthDatabase;
  factors: FactorRows;
  recoveryCodes: ReturnType<typeof createRecoveryCodes>;
  secrets: FactorSecrets;
  site: PasskeySite;
  tokens: SessionTokens;
  /** The backend behind this layer. */
  next: AuthFetch;
  /** Life of an access token, seconds. */
  accessTokenSeconds: number;
  /** `request`: the browser of it is named in the mail. */
  note(
    userId: string,
    change: AccountChange,
    request?: Request,
    details?: Readonly<Record<string, unknown>>,
  ): Promise<void>;
}
