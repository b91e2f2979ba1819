const encoder = new TextEncoder();

/** HMAC-SHA-256 of a text, 32 bytes. */
export async function hmac(secret: string, text: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ]);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

/** The same as 64 hexadecimal digits. */
export async function hmacHex(secret: string, text: string): Promise<string> {
  return Array.from(await hmac(secret, text), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** A UUID that is always the same for a text, and cannot be told from it without the secret. */
export async function hmacUuid(secret: string, text: string): Promise<string> {
  const hex = await hmacHex(secret, text);
  // Version 8 (RFC 9562): made in a way of one's own.
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}

/** An address as counted for limits: case does not make another one. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** A network address as counted for limits: an IPv6 customer holds a whole /64. */
export function normalAddress(address: string): string {
  if (!address.includes(':')) return address;
  const plain = address.replace(/^\[|\](:\d+)?$|%.*$/g, '').toLowerCase();
  if (plain.startsWith('::ffff:') && plain.includes('.')) return plain.slice('::ffff:'.length);
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const gap =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...gap, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
