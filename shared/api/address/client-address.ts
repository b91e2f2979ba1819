/**
 * The visitor's address from `X-Forwarded-For`, to which each proxy appends whom it saw: the one that the
 * outermost of our own proxies added. What stands before it, visitors may write themselves.
 */
export function forwardedAddress(request: Request, trustedProxies: number): string {
  const addresses = (request.headers.get('x-forwarded-for') ?? '').split(',');
  return addresses.at(-trustedProxies)?.trim() ?? '';
}
