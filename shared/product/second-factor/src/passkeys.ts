import { outcome } from './factors';
import type { FactorAuth, Proof } from './factors';

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
  if (!(credential instanceof PublicKeyCredential)) throw new TypeError('no passkey');
  const verified: Verified = {
    type: webauthn.type,
    ...site(),
    // The browser has one type for both kinds of credential; the challenge determines the kind.
    credential_response: credential as unknown as Verified['credential_response'],
  };
  return mfa.verify({ factorId, challengeId, webauthn: verified });
}

type Verified = Parameters<FactorAuth['mfa']['webauthn']['verify']>[0]['webauthn'];
type CreationOptions = PublicKeyCredentialCreationOptions;
type RequestOptions = PublicKeyCredentialRequestOptions;
