/** Labels of lowercase letters, digits and hyphens, with an optional port. */
const PLAIN = /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*(?::[1-9]\d{0,4})?$/;
const MOST_BYTES = 255;
/** A site has few names. The limit keeps invented hosts from filling the memory. */
const MOST_KNOWN = 64;

const known = new Map<string, boolean>();

/** Whether a `Host` is one that a URL keeps exactly as it was sent: with any other the URL of a kept answer may be invalid. */
export function isPlainHost(host: string | undefined): boolean {
  if (host === undefined || host.length > MOST_BYTES) return false;
  const before = known.get(host);
  if (before !== undefined) return before;
  // A name that ends in a number (`256.256.256.256`) is an address, which only the URL parser can judge.
  const isPlain = PLAIN.test(host) && URL.parse(`http://${host}/`)?.host === host;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(host, isPlain);
  return isPlain;
}
