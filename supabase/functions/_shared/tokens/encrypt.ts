import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';

/** A key that texts are encrypted with. */
export interface EncryptionKey {
  /** First eight hexadecimal digits of the key's SHA-256, to tell keys apart. */
  id: string;
  key: CryptoKey;
}

/** A text cannot be decrypted: with another key it could (`OTHER_KEY`), or it was changed (`DAMAGED`). */
export class DecryptError extends Error {
  override readonly name = 'DecryptError';
  readonly code: 'OTHER_KEY' | 'DAMAGED';

  constructor(code: DecryptError['code']) {
    super(
      code === 'OTHER_KEY'
        ? 'This was encrypted with another key.'
        : 'This was changed since it was encrypted.',
    );
    this.code = code;
  }
}

const NONCE_BYTES = 12;
const encoder = new TextEncoder();

/** SHA-256 of bytes, or of a text as UTF-8: 64 hexadecimal digits. */
export function sha256Hex(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** Imports the AES-256 key of 32 bytes, given in base64. */
export async function importKey(base64: string): Promise<EncryptionKey> {
  const bytes = Buffer.from(base64, 'base64');
  return {
    id: sha256Hex(bytes).slice(0, 8),
    key: await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']),
  };
}

/**
 * Encrypts with AES-GCM: `v1.<key id>.<nonce>.<text and tag>`.
 * @param purpose - names the text and its owner. It can be decrypted for this purpose alone.
 */
export async function encrypt(
  text: string,
  { id, key }: EncryptionKey,
  purpose: string,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: bound(id, purpose) },
    key,
    encoder.encode(text),
  );
  const [nonce, body] = [iv, new Uint8Array(sealed)].map((bytes) =>
    Buffer.from(bytes).toString('base64url'),
  );
  return `v1.${id}.${nonce}.${body}`;
}

/** @throws DecryptError */
export async function decrypt(
  sealed: string,
  { id, key }: EncryptionKey,
  purpose: string,
): Promise<string> {
  const [version, keyId, nonce, body] = sealed.split('.');
  if (version !== 'v1' || nonce === undefined || body === undefined) {
    throw new DecryptError('DAMAGED');
  }
  if (keyId !== id) throw new DecryptError('OTHER_KEY');
  try {
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: Buffer.from(nonce, 'base64url'), additionalData: bound(id, purpose) },
      key,
      Buffer.from(body, 'base64url'),
    );
    return new TextDecoder().decode(text);
  } catch {
    throw new DecryptError('DAMAGED');
  }
}

function bound(id: string, purpose: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(`v1.${id}.${purpose}`);
}
