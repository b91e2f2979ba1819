/** What a text is encrypted with. */
export interface EncryptionKey {
  /** First eight hexadecimal digits of the key's SHA-256: tells keys apart and nothing else. */
  id: string;
  key: CryptoKey;
}

/** A text cannot be decrypted. `code` says whether another key is needed or the text was changed. */
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

/** The AES-256 key of 32 bytes in base64. */
export async function importKey(base64: string): Promise<EncryptionKey> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return {
    id: Array.from(hash.slice(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    key: await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']),
  };
}

/**
 * Encrypts with AES-GCM: `v1.<key id>.<nonce>.<text and tag>`.
 * @param purpose - what the text is, and whose: it can be decrypted as that alone.
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
  return `v1.${id}.${toBase64Url(iv)}.${toBase64Url(new Uint8Array(sealed))}`;
}

/**
 * The text again.
 * @throws DecryptError
 */
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
      { name: 'AES-GCM', iv: fromBase64Url(nonce), additionalData: bound(id, purpose) },
      key,
      fromBase64Url(body),
    );
    return new TextDecoder().decode(text);
  } catch {
    throw new DecryptError('DAMAGED');
  }
}

function bound(id: string, purpose: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(`v1.${id}.${purpose}`);
}

/** URL-safe base64 without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
