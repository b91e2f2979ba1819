import { toBase64, toHex } from './encoding.ts';

/** SHA-256 of a body as lower-case hex. */
export async function sha256Hex(body: Uint8Array<ArrayBuffer> | string): Promise<string> {
  return toHex(await digest('SHA-256', body));
}

/** SHA-256 of an inline script or style as a CSP source expression writes it: `sha256-<base64>`. */
export async function sha256Source(script: string): Promise<string> {
  return `sha256-${toBase64(await digest('SHA-256', script))}`;
}

/** Subresource integrity of a body: `sha384-<base64>`. */
export async function sha384Integrity(body: Uint8Array<ArrayBuffer>): Promise<string> {
  return `sha384-${toBase64(await digest('SHA-384', body))}`;
}

async function digest(
  algorithm: 'SHA-256' | 'SHA-384',
  body: Uint8Array<ArrayBuffer> | string,
): Promise<Uint8Array> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return new Uint8Array(await crypto.subtle.digest(algorithm, bytes));
}
