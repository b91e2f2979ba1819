/**
 * Whether this page was opened by a link of a mail that no longer works. The auth service says so in
 * the fragment: `#error=access_denied&error_code=otp_expired`.
 * @param hash - the address's fragment, with its `#`.
 */
export function isDeadLink(hash: string): boolean {
  const facts = new URLSearchParams(hash.slice(1));
  return facts.has('error') || facts.has('error_code');
}
