import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { RestoreError } from '../backup-errors.ts';

/** End of the name of an encrypted file. */
export const AGE_SUFFIX = '.age';

/**
 * The bytes of `plain`, encrypted for every recipient, in the format of age (https://age-encryption.org/v1).
 * @param recipients public keys, such as `age1…`; without any the stream is returned as it is
 */
export async function encrypted(plain: Readable, recipients: readonly string[]): Promise<Readable> {
  if (recipients.length === 0) return plain;
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(toWeb(plain)));
}

/**
 * The plain bytes of an encrypted stream.
 * @param identities private keys, such as `AGE-SECRET-KEY-1…`
 * @throws RestoreError where no key fits
 */
export async function decrypted(
  source: Readable,
  identities: readonly string[],
): Promise<Readable> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(source)));
  } catch (error) {
    source.destroy();
    throw new RestoreError(
      'The identity file holds no key that this backup was encrypted for. Use the one of its BACKUP_RECIPIENT.',
      { cause: error },
    );
  }
}

/**
 * Reads private keys from a file of `age-keygen`: one a line, with comments.
 * @throws RestoreError
 */
export function readIdentities(path: string): string[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RestoreError(`The identity file cannot be read: ${reason}`, { cause: error });
  }
  const lines = text.split('\n').map((line) => line.trim());
  const keys = lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (keys.length > 0) return keys;
  throw new RestoreError(
    `${path} holds no private key of age: a line begins with AGE-SECRET-KEY-.`,
  );
}

/** The types of Node's streams and of the web's do not match, although the objects do. */
function toWeb(stream: Readable): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;
}

function fromWeb(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}
