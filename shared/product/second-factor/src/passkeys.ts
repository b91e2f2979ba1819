import { outcome } from './factors';
import type { FactorAuth, Proof } from './factors';

/** The browser created or found no credential. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  readonly code = 'no-passkey';
}

/** This site, as the relying party of a passkey. */
const site = (): { rpId: string; rpOrigins: string[] } => ({
  rpId: window.location.hostname,
  rpOrigins: [window.location.origin],
});

/**
 * Adds a passkey of any kind: this device, a phone, or a security key. The client's own `register` offers only
 * security keys. Does not throw; an unfinished enrollment is removed.
 */
export async function addPasskey(auth: FactorAuth, friendlyName: string): Promise<Proof> {
  let begun: string | null = null;
  const proof = await outcome(async () => {
    const enrolled = await auth.mfa.enroll({ factorType: 'webauthn', friendlyName });
    if (enrolled.error) return enrolled;
    const { id: factorId } = enrolled.data;
    begun = factorId;
    return answer(auth, factorId);
  });
  if (proof !== 'proved' && begun !== null) {
    await auth.mfa.unenroll({ factorId: begun }).catch(console.error);
  }
  return proof;
}

/** Asks the browser for a passkey. Does not throw. */
export function proveByPasskey(auth: FactorAuth, factorId: string): Promise<Proof> {
  return outcome(() => answer(auth, factorId));
}

async function answer({ mfa }: FactorAuth, factorId: string) {
  const asked = await mfa.challenge({ factorId, webauthn: site() });
  if (asked.error) return asked;
  const { id: challengeId, webauthn } = asked.data;
  const { publicKey } = webauthn.credential_options;
  const credential =
    webauthn.type === 'create'
      ? await navigator.credentials.create({ publicKey: publicKey as CreationOptions })
      : await navigator.credentials.get({ publicKey: publicKey as RequestOptions });
  if (!(credential instanceof PublicKeyCredential)) throw new PasskeyError('no credential');
  const verified =
    webauthn.type === 'create'
      ? {
          type: 'create' as const,
          ...site(),
          credential_response: credential as Credential<'create'>,
        }
      : {
          type: 'request' as const,
          ...site(),
          credential_response: credential as Credential<'request'>,
        };
  return mfa.verify({ factorId, challengeId, webauthn: verified });
}

type Verify = Parameters<FactorAuth['mfa']['webauthn']['verify']>[0]['webauthn'];
/** The browser has one type for both kinds of credential; the challenge determines the kind. */
type Credential<Type extends Verify['type']> = Extract<
  Verify,
  { type: Type }
>['credential_response'];
type CreationOptions = PublicKeyCredentialCreationOptions;
type RequestOptions = PublicKeyCredentialRequestOptions;
