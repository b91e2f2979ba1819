/**
 * The visitor's address from `X-Forwarded-For`, to which each proxy appends the address of its client. The entry that the
 * outermost of our own proxies added counts; a visitor can write anything before it.
 */
export function forwardedAddress(request: Request, trustedProxies: number): string {
  const addresses = (request.headers.get('x-forwarded-for') ?? '').split(',');
  return addresses.at(-trustedProxies)?.trim() ?? '';
}
