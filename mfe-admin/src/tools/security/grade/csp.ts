/** A content security policy by directive; the first of two equal ones counts, as in browsers. */
export type Csp = ReadonlyMap<string, readonly string[]>;

/** Reads policies, of which one header may hold several. */
export function parseCsp(headers: readonly string[]): Csp {
  const csp = new Map<string, string[]>();
  for (const policy of headers.flatMap((header) => header.split(','))) {
    for (const part of policy.split(';')) {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      const key = name.toLowerCase();
      if (key !== '' && !csp.has(key)) csp.set(key, sources.map(normal));
    }
  }
  return csp;
}

/** Nonces and hashes mean what they say letter by letter; everything else is the same in any case. */
function normal(source: string): string {
  return isNonceOrHash(source) ? source : source.toLowerCase();
}

export function isNonceOrHash(source: string): boolean {
  return /^'(sha256|sha384|sha512|nonce)-/i.test(source);
}

/** Sources that let in almost everybody. */
export const BROAD: ReadonlySet<string> = new Set([
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
]);

/** Sources that allow injected code. */
export const INLINE: ReadonlySet<string> = new Set(["'unsafe-inline'", 'data:']);
