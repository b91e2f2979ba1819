import type { BackendChoice } from './environment.ts';
import { EnvironmentError } from './environment-error.ts';

/**
 * The secret of the guard cookie, for programs that serve with a hosted backend. Commands that release or write data do not need
 * it.
 * @throws EnvironmentError
 */
export function guardSecretOf({ guardSecret }: Extract<BackendChoice, { kind: 'hosted' }>): string {
  if (guardSecret !== null) return guardSecret;
  const expected =
    'must be set to serve with SUPABASE_URL: at least 32 characters, such as from "openssl rand -base64 32"';
  throw new EnvironmentError([{ variable: 'GUARD_SECRET', expected }]);
}
