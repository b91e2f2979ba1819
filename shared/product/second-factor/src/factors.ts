import type { AuthClient } from '@talent/data/browser-client';

/** The parts of the client that work with second factors. */
export type FactorAuth = Pick<AuthClient, 'mfa'>;

/** Someone's second factors that are set up. */
export interface OwnFactors {
  totp: readonly OwnFactor[];
  passkeys: readonly OwnFactor[];
  hasRecoveryCodes: boolean;
}

export interface OwnFactor {
  id: string;
  name: string;
  /** ISO 8601. */
  createdAt: string;
}

/** The result of proving a second factor. */
export type Proof = 'proved' | ProofFailure;
export type ProofFailure = 'wrong' | 'too-many' | 'unreachable' | 'cancelled' | 'sign-in-again';

interface Failure {
  name?: string;
  status?: number | undefined;
  code?: unknown;
}

/**
 * The account's second factors.
 * @throws the client's error when the sign-in service does not answer
 */
export async function loadFactors(auth: FactorAuth): Promise<OwnFactors> {
  const { data, error } = await auth.mfa.listFactors();
  if (error) throw error;
  const verified = data.all.filter(({ status }) => status === 'verified');
  const ofType = (type: string): OwnFactor[] =>
    verified
      .filter(({ factor_type: own }) => own === type)
      .map(({ id, friendly_name, created_at }) => ({
        id,
        name: friendly_name ?? '',
        createdAt: created_at,
      }));
  return {
    totp: ofType('totp'),
    passkeys: ofType('webauthn'),
    hasRecoveryCodes: ofType('recovery_code').length > 0,
  };
}

/** Tries the code with each authenticator app; usually there is one. Does not throw. */
export async function proveByCode(
  auth: FactorAuth,
  factors: readonly OwnFactor[],
  code: string,
): Promise<Proof> {
  let proof: Proof = 'wrong';
  for (const { id: factorId } of factors) {
    proof = await outcome(() => auth.mfa.challengeAndVerify({ factorId, code }));
    if (proof !== 'wrong') return proof;
  }
  return proof;
}

/** Spends a recovery code. Does not throw. */
export function proveByRecoveryCode(auth: FactorAuth, code: string): Promise<Proof> {
  return outcome(() => auth.mfa.recoveryCodes.verify({ code }));
}

/** Translates an answer of the client. Does not throw. */
export async function outcome(ask: () => Promise<{ error: Failure | null }>): Promise<Proof> {
  try {
    const { error } = await ask();
    if (error === null) return 'proved';
    console.error('A second factor was not accepted', error);
    if (error.code === 'reauthentication_needed' || error.code === 'insufficient_aal') {
      return 'sign-in-again';
    }
    if (error.status === 429) return 'too-many';
    return error.status !== undefined && error.status >= 400 && error.status < 500
      ? 'wrong'
      : 'unreachable';
  } catch (error) {
    console.error('A second factor was not checked', error);
    // Browsers throw it when the person closes the dialog, or no passkey fits.
    return error instanceof DOMException ? 'cancelled' : 'unreachable';
  }
}
