import { normalAddress, wideNetwork } from '@talent/api/address/hash';

export interface Client {
  /** IP address of the peer; appended to `X-Forwarded-For` for the backend. */
  address?: string;
}

/** The peer's address, or the one that the outermost of our own proxies has seen: visitors can write what is before it. */
export function visitorAddress(
  request: Request,
  client: Client,
  proxies: number,
): string | undefined {
  if (proxies === 0) return client.address;
  const seen = (request.headers.get('X-Forwarded-For') ?? '').split(',');
  return seen.at(-proxies)?.trim() || undefined;
}

export interface VisitorKey {
  /** The IPv4 address, or the /64 of an IPv6 address; `unknown` where the server knows none. */
  address: string;
  /** The /48 of an IPv6 address; null for IPv4. */
  wide: string | null;
  isLocal: boolean;
}

/** The network that a request counts for. One that bypasses the proxies, as those of this machine do, counts for its peer. */
export function visitorKey(request: Request, client: Client, proxies: number): VisitorKey {
  const seen = visitorAddress(request, client, proxies) ?? client.address;
  return seen === undefined ? { address: 'unknown', wide: null, isLocal: true } : networkOf(seen);
}

export function networkOf(seen: string): VisitorKey {
  const address = normalAddress(seen);
  if (!address.includes(':')) return { address, wide: null, isLocal: address.startsWith('127.') };
  const isLocal = address === '0:0:0:0' && /^\[?::1\]?$/.test(seen);
  return { address, wide: wideNetwork(seen), isLocal };
}
