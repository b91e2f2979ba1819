import type { Client } from '../options.ts';

/**
 * The visitor's network address: the peer's, or behind proxies of our own what the outermost of them has seen. What
 * stands before that in `X-Forwarded-For`, visitors may write themselves.
 */
export function visitorAddress(
  request: Request,
  client: Client,
  proxies: number,
): string | undefined {
  if (proxies === 0) return client.address;
  const seen = (request.headers.get('X-Forwarded-For') ?? '').split(',');
  return seen.at(-proxies)?.trim() || undefined;
}
