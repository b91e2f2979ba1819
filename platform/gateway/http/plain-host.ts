/** Labels of lower-case letters, digits and hyphens, with an optional port. */
const PLAIN = /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*(?::[1-9]\d{0,4})?$/;
const MOST_BYTES = 255;
/** A site has few names. The limit keeps made-up hosts from filling the memory. */
const MOST_KNOWN = 64;

const known = new Map<string, boolean>();

/**
 * Whether a `Host` header is a name or an IPv4 address that stands in a URL exactly as it was sent. Only with such a host
 * is an answer that was made for another request the right one: with any other the URL may be refused.
 */
export function isPlainHost(host: string | undefined): boolean {
  if (host === undefined || host.length > MOST_BYTES) return false;
  const before = known.get(host);
  if (before !== undefined) return before;
  const isPlain = PLAIN.test(host) && hostOf(`http://${host}/`) === host;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(host, isPlain);
  return isPlain;
}

/** A number at the end of a name (`256.256.256.256`) makes it an address, which the URL itself reads or refuses. */
function hostOf(url: string): string | null {
  return URL.parse(url)?.host ?? null;
}
