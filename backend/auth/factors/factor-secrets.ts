import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

export type FactorSecrets = ReturnType<typeof createFactorSecrets>;

/**
 * Encrypts the secrets of factors and hashes recovery codes, under keys derived from one secret.
 * @param secret at least 32 characters; a new one makes all factors useless
 */
export function createFactorSecrets(secret: string) {
  const derive = (purpose: string): Buffer => createHmac('sha256', secret).update(purpose).digest();
  const cipherKey = derive('auth-factors');
  const hashKey = derive('auth-recovery-codes');
  return {
    /** `context` is authenticated with the text: a value copied to another factor cannot be decrypted. */
    encrypt(text: string, context: string): string {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', cipherKey, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
    },
    /** @throws where the value was changed, or belongs to another factor or key */
    decrypt(value: string, context: string): string {
      const bytes = Buffer.from(value, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', cipherKey, bytes.subarray(0, 12))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString();
    },
    /** Hexadecimal HMAC-SHA-256. */
    hash: (text: string) => createHmac('sha256', hashKey).update(text).digest('hex'),
  };
}
