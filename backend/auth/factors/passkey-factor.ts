import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { Sql } from '../../database/sql.ts';
import { AuthRefusal, wrongCode } from '../session/auth-refusal.ts';
import type { StoredFactor } from './factor-rows.ts';

/** The site that passkeys belong to: a browser gives them to no other. */
export interface PasskeySite {
  /** Host name of the site, such as `www.example.com`. */
  rpId: string;
  origin: string;
  brand: string;
}

const credentialSchema = z.object({
  id: z.string(),
  /** Base64url. */
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()).optional(),
});

/** A challenge for the browser: `create` for a factor that is being set up. */
export async function challengePasskey(
  site: PasskeySite,
  factor: StoredFactor,
  user: { id: string; email: string },
  others: readonly StoredFactor[],
) {
  const { rpId: rpID, brand: rpName } = site;
  const stored = storedCredential(factor);
  if (stored !== null) {
    const publicKey = await generateAuthenticationOptions({
      rpID,
      allowCredentials: [{ id: stored.id }],
      userVerification: 'preferred',
    });
    return { type: 'request' as const, credential_options: { publicKey } };
  }
  const publicKey = await generateRegistrationOptions({
    rpName,
    rpID,
    userName: user.email,
    userDisplayName: user.email,
    userID: new TextEncoder().encode(user.id),
    attestationType: 'none',
    excludeCredentials: others
      .flatMap((other) => storedCredential(other) ?? [])
      .map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  return { type: 'create' as const, credential_options: { publicKey } };
}

/**
 * Checks the signature of the authenticator, and stores its key the first time.
 * @throws AuthRefusal for another challenge, origin or key, or a counter that went back
 */
export async function checkPasskey(
  database: Sql,
  site: PasskeySite,
  factor: StoredFactor,
  challenge: string,
  response: unknown,
): Promise<void> {
  const common = {
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: false,
  };
  try {
    const stored = storedCredential(factor);
    if (stored === null) {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...common,
        response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      });
      if (!verified) throw wrongCode();
      const { id, publicKey, counter, transports } = registrationInfo.credential;
      await keep(database, factor.id, {
        id,
        counter,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        ...(transports === undefined ? {} : { transports }),
      });
      return;
    }
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...common,
      response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      credential: {
        id: stored.id,
        publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
        counter: stored.counter,
      },
    });
    if (!verified) throw wrongCode();
    await keep(database, factor.id, { ...stored, counter: authenticationInfo.newCounter });
  } catch (error) {
    // The library's own message says what does not match; the browser learns only that the code is wrong.
    throw error instanceof AuthRefusal ? error : wrongCode();
  }
}

function storedCredential({ credential }: StoredFactor) {
  return credential === null ? null : credentialSchema.parse(JSON.parse(credential));
}

async function keep(
  database: Sql,
  factorId: string,
  credential: z.infer<typeof credentialSchema>,
): Promise<void> {
  await database.query(
    'update auth.mfa_factors set web_authn_credential = $2::text::jsonb where id = $1',
    [factorId, JSON.stringify(credential)],
  );
}
