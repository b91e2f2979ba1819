import type { AuthClient } from '@talent/data/browser-client';
import { outcome, type Proof } from '@talent/second-factor/factors';
import { accountAuth } from '../../step-up/api/account-auth';
import { FreshSignInError } from '../../step-up/use-step-up';

/** A change of second factors was not done. `unsupported`: this browser has no passkeys here. */
export class FactorChangeError extends Error {
  override readonly name = 'FactorChangeError';
  readonly code: Exclude<Proof, 'proved'> | 'unsupported';

  constructor(code: FactorChangeError['code']) {
    super(`second factors were not changed: ${code}`);
    this.code = code;
  }
}

type Answer = Parameters<typeof outcome>[0];

/** Does a change of second factors. @throws FreshSignInError, FactorChangeError */
export async function changeFactors(
  change: (auth: AuthClient) => ReturnType<Answer>,
): Promise<void> {
  requireProof(await outcome(async () => change(await accountAuth())));
}

/** @throws FreshSignInError, FactorChangeError */
export function requireProof(result: Proof): void {
  if (result === 'sign-in-again') throw new FreshSignInError('a fresh sign-in is needed');
  if (result !== 'proved') throw new FactorChangeError(result);
}

/** The first of `Passkey`, `Passkey 2`, … that is free: a name is used once. */
export function freePasskeyName(base: string, taken: readonly string[]): string {
  let name = base;
  for (let count = 2; taken.includes(name); count += 1) name = `${base} ${count}`;
  return name;
}
