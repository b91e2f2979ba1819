import type { ReleaseKeys } from '@talent/artifact/key-form';
import { z } from 'zod';
import { toBase64, toHex } from '@talent/artifact/encoding';
import { canonicalJson } from '@talent/artifact/canonical-json';
import {
  assertUnpublished,
  keyScopeError,
  NoSigningKeyError,
  PreviewKeyError,
} from './keys/key-errors.ts';
import { covers, type KeyScope } from './keys/key-scope.ts';

/** Ed25519, as a signed file carries it. */
export const signatureSchema = z.strictObject({
  /** Start of the SHA-256 of the public key, hex: says which of several keys it is. */
  key: z.string().regex(/^[0-9a-f]{16}$/),
  /** Base64. */
  value: z.string().regex(/^[A-Za-z0-9+/]{86}==$/),
});
export type Signature = z.infer<typeof signatureSchema>;

/** A signature of one kind is not valid for another. */
export type SignedKind =
  | 'release'
  | 'pages'
  | 'artifact'
  | 'preview'
  | 'channel'
  | 'deltas'
  | 'lock'
  | 'approval'
  | 'settings';

/** The keys that this process signs with and trusts. */
export interface Trust {
  /** Scope of the signing key; null: there is none. */
  readonly signs: KeyScope | null;
  /** Id of the signing key, as signatures name it; null: there is none. */
  keyId(): Promise<string | null>;
  /** Ids of the keys that are trusted in a scope. */
  keyIds(scope: KeyScope): Promise<string[]>;
  /**
   * Signs facts. The order of their fields does not count.
   * @param scope that the facts are for
   * @throws NoSigningKeyError, PreviewKeyError
   */
  sign(kind: SignedKind, facts: unknown, scope: KeyScope): Promise<Signature>;
  /** Why facts are not trusted in a scope; null: a key that may sign there has signed them. */
  whyUntrusted(
    kind: SignedKind,
    facts: unknown,
    signature: Signature,
    scope: KeyScope,
  ): Promise<string | null>;
}

interface TrustedKey {
  key: CryptoKey;
  scope: KeyScope;
}

const ALGORITHM = 'Ed25519';

/** Imports keys when they are first needed. Its methods reject for a key that is refused (`published-key`, `key-scope`) or malformed. */
export function createTrust(keys: ReleaseKeys): Trust {
  const { publicKeys, previewKeys = [] } = keys;
  const own = ownKey(keys);
  let signing: Promise<{ key: CryptoKey; id: string }> | undefined;
  let trusted: Promise<ReadonlyMap<string, TrustedKey>> | undefined;

  async function importTrusted(): Promise<ReadonlyMap<string, TrustedKey>> {
    const named = [
      ...publicKeys.map((text) => ({ bytes: bytesOf(text), scope: 'visitors' as KeyScope })),
      ...previewKeys.map((text) => ({ bytes: bytesOf(text), scope: 'previews' as KeyScope })),
    ];
    if (own !== null) named.push({ bytes: await publicKeyOf(own.text), scope: own.scope });
    const found = new Map<string, TrustedKey>();
    for (const { bytes, scope } of named) {
      const id = await idOf(bytes);
      if (found.has(id) && found.get(id)?.scope !== scope) throw keyScopeError(id);
      const key = await crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['verify']);
      found.set(id, { key, scope });
    }
    return found;
  }

  async function importSigning(text: string): Promise<{ key: CryptoKey; id: string }> {
    return { key: await importPrivate(text, false), id: await idOf(await publicKeyOf(text)) };
  }

  return {
    signs: own?.scope ?? null,
    async keyId() {
      if (own === null) return null;
      signing ??= importSigning(own.text);
      return (await signing).id;
    },
    async keyIds(scope) {
      trusted ??= importTrusted();
      return [...(await trusted)].flatMap(([id, key]) => (covers(key.scope, scope) ? id : []));
    },
    async sign(kind, facts, scope) {
      if (own === null) throw new NoSigningKeyError();
      if (!covers(own.scope, scope)) throw new PreviewKeyError();
      signing ??= importSigning(own.text);
      const { key, id } = await signing;
      const value = await crypto.subtle.sign(ALGORITHM, key, bytesToSign(kind, facts));
      return { key: id, value: toBase64(new Uint8Array(value)) };
    },
    async whyUntrusted(kind, facts, signature, scope) {
      trusted ??= importTrusted();
      const found = (await trusted).get(signature.key);
      if (found === undefined) return `signed with key ${signature.key}, which is not trusted here`;
      if (!covers(found.scope, scope)) {
        return `signed with key ${signature.key}, which is trusted for previews only`;
      }
      const value = bytesOf(signature.value);
      const isGenuine = await crypto.subtle.verify(
        ALGORITHM,
        found.key,
        value,
        bytesToSign(kind, facts),
      );
      return isGenuine ? null : 'its signature is not that of its content';
    },
  };
}

/** Fails before any work where `sign` would fail later. Throws `NoSigningKeyError`, `PreviewKeyError`. */
export function assertSigns({ signs }: Pick<Trust, 'signs'>, scope: KeyScope): void {
  if (signs === null) throw new NoSigningKeyError();
  if (!covers(signs, scope)) throw new PreviewKeyError();
}

function ownKey({
  signingKey,
  previewSigningKey = null,
}: ReleaseKeys): { text: string; scope: KeyScope } | null {
  if (signingKey !== null) return { text: signingKey, scope: 'visitors' };
  return previewSigningKey === null ? null : { text: previewSigningKey, scope: 'previews' };
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
  const fingerprint = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', publicKey)));
  assertUnpublished(fingerprint);
  return fingerprint.slice(0, 16);
}

function bytesToSign(kind: SignedKind, facts: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`talent ${kind}\n${canonicalJson(facts)}`);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
