import { normalAddress, wideNetwork } from '@talent/api/address/hash';
import { visitorAddress, type Client } from '../http/client.ts';

export interface VisitorKey {
  /** The IPv4 address, or the /64 of an IPv6 address; `unknown` where the server knows none. */
  address: string;
  /** The /48 of an IPv6 address; null for IPv4. */
  wide: string | null;
  /** Whether the request comes from this machine. */
  isLocal: boolean;
}

/**
 * The network that a request counts for. A request that bypasses the proxies, as those of this machine do, counts for its
 * peer.
 *
 * @param proxies number of our own proxies in front of the gateway
 */
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
