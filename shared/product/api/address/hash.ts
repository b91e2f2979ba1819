const encoder = new TextEncoder();

/** HMAC-SHA-256 of a text, 32 bytes. */
export async function hmac(secret: string, text: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ]);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

/** HMAC-SHA-256 of a text, 64 hexadecimal digits. */
export async function hmacHex(secret: string, text: string): Promise<string> {
  const bytes = await hmac(secret, text);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A UUID that is always the same for a text. Without the secret no one can derive one from the other. */
export async function hmacUuid(secret: string, text: string): Promise<string> {
  const hex = await hmacHex(secret, text);
  // Version 8 (RFC 9562): custom.
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}

/** An email address as limits count it: case makes no difference. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** An IPv6 customer may hold a /48, with 65,536 networks that each count as an address: it has this many times the limit of one. */
export const WIDE_NETWORK_FACTOR = 4;

/** The /48 that an IPv6 address is part of; null for IPv4, where customers hold single addresses. */
export function wideNetwork(address: string): string | null {
  const network = normalAddress(address);
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : null;
}

/** A network address as limits count it: an IPv6 customer holds a whole /64. */
export function normalAddress(address: string): string {
  if (!address.includes(':')) return address;
  const plain = address.replace(/^\[|\](:\d+)?$|%[\s\S]*/g, '').toLowerCase();
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
