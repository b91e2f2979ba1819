/** The client of a request, as far as the server that accepted the connection knows it. */
export interface Client {
  /** IP address of the peer; appended to `X-Forwarded-For` for the backend. */
  address?: string;
}

/**
 * The visitor's network address: the peer's, or the one that the outermost of our own proxies has seen. Anything
 * before that in `X-Forwarded-For` may be written by the visitor.
 *
 * @param proxies number of our own proxies in front of the gateway
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
