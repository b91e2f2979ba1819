/** Signs texts with one secret (HMAC-SHA-256). */
export function createHmac(secret: string) {
  const utf8 = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', utf8.encode(secret), algorithm, false, [
    'sign',
    'verify',
  ]);
  return {
    async sign(text: string): Promise<Uint8Array<ArrayBuffer>> {
      return new Uint8Array(await crypto.subtle.sign('HMAC', await key, utf8.encode(text)));
    },
    /** Compares in constant time. */
    async verify(text: string, signature: Uint8Array<ArrayBuffer>): Promise<boolean> {
      return crypto.subtle.verify('HMAC', await key, signature, utf8.encode(text));
    },
  };
}
