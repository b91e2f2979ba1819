import { z } from 'zod';
import { toBase64, toHex } from '../gateway/encoding.ts';
import { canonicalJson } from './canonical-json.ts';

/** Ed25519, as a signed file carries it. */
export const signatureSchema = z.strictObject({
  /** Start of the SHA-256 of the public key, hex: says which of several keys it is. */
  key: z.string().regex(/^[0-9a-f]{16}$/),
  /** Base64. */
  value: z.string().regex(/^[A-Za-z0-9+/]{86}==$/),
});
export type Signature = z.infer<typeof signatureSchema>;

/** What is signed; a signature of one kind is worth nothing for another. */
export type SignedKind = 'release' | 'pages' | 'preview';

/** The keys that this process signs with and believes. */
export interface Trust {
  readonly canSign: boolean;
  /** Signs facts, however their fields are ordered. Throws `NoSigningKeyError`. */
  sign(kind: SignedKind, facts: unknown): Promise<Signature>;
  /** Why facts are not to be believed; null: one of the keys has signed them. */
  doubt(kind: SignedKind, facts: unknown, signature: Signature): Promise<string | null>;
}

/** Keys as the environment and the data folder hold them. */
export interface ReleaseKeys {
  /** Private key, PKCS #8 in base64; null: this process releases nothing. */
  signingKey: string | null;
  /** Public keys, 32 bytes in base64; the one of `signingKey` is believed without being named. */
  publicKeys: readonly string[];
}

/** This process has no key to sign with. */
export class NoSigningKeyError extends Error {
  readonly code = 'no-signing-key';

  constructor() {
    super(
      'There is no key to sign releases with: start the site of this data folder once with "npm start", which makes ' +
        'one, or set RELEASE_SIGNING_KEY (pnpm release-keys prints a new pair)',
    );
    this.name = 'NoSigningKeyError';
  }
}

const ALGORITHM = 'Ed25519';

/** Imports keys when they are first needed; a key that cannot be imported makes `sign` and `doubt` reject. */
export function createTrust({ signingKey, publicKeys }: ReleaseKeys): Trust {
  let signing: Promise<{ key: CryptoKey; id: string }> | undefined;
  let believed: Promise<ReadonlyMap<string, CryptoKey>> | undefined;

  async function importBelieved(): Promise<ReadonlyMap<string, CryptoKey>> {
    const own = signingKey === null ? [] : [await publicKeyOf(signingKey)];
    const all = [...publicKeys.map(bytesOf), ...own];
    const entries = all.map(
      async (bytes) =>
        [
          await idOf(bytes),
          await crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['verify']),
        ] as const,
    );
    return new Map(await Promise.all(entries));
  }

  async function importSigning(text: string): Promise<{ key: CryptoKey; id: string }> {
    const key = await importPrivate(text, false);
    return { key, id: await idOf(await publicKeyOf(text)) };
  }

  return {
    canSign: signingKey !== null,
    async sign(kind, facts) {
      if (signingKey === null) throw new NoSigningKeyError();
      signing ??= importSigning(signingKey);
      const { key, id } = await signing;
      const value = await crypto.subtle.sign(ALGORITHM, key, bytesToSign(kind, facts));
      return { key: id, value: toBase64(new Uint8Array(value)) };
    },
    async doubt(kind, facts, signature) {
      believed ??= importBelieved();
      const key = (await believed).get(signature.key);
      if (key === undefined) return `signed with key ${signature.key}, which is not believed here`;
      const value = bytesOf(signature.value);
      const isGenuine = await crypto.subtle.verify(ALGORITHM, key, value, bytesToSign(kind, facts));
      return isGenuine ? null : 'its signature is not that of its content';
    },
  };
}

/** A new pair, in the form that `RELEASE_SIGNING_KEY` and `RELEASE_KEYS` take. */
export async function generateReleaseKeys(): Promise<{ signingKey: string; publicKey: string }> {
  const pair = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  if (!('privateKey' in pair)) throw new TypeError('Ed25519 makes pairs of keys');
  const signingKey = toBase64(
    new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey)),
  );
  return { signingKey, publicKey: toBase64(await publicKeyOf(signingKey)) };
}

async function publicKeyOf(signingKey: string): Promise<Uint8Array<ArrayBuffer>> {
  const { x = '' } = await crypto.subtle.exportKey('jwk', await importPrivate(signingKey, true));
  return bytesOf(x.replaceAll('-', '+').replaceAll('_', '/'));
}

function importPrivate(text: string, extractable: boolean): Promise<CryptoKey> {
  return crypto.subtle.importKey('pkcs8', bytesOf(text), ALGORITHM, extractable, ['sign']);
}

async function idOf(publicKey: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', publicKey))).slice(0, 16);
}

function bytesToSign(kind: SignedKind, facts: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`talent ${kind}\n${canonicalJson(facts)}`);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
