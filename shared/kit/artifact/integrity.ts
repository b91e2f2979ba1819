import { createHash } from 'node:crypto';

/** SHA-384 of a body the way subresource integrity writes it: `sha384-<64 base64 characters>`. */
export function integrityOf(body: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(body).digest('base64')}`;
}
