import { normalAddress } from '@talent/api/address/hash';
import { visitorAddress, type Client } from '../http/client.ts';

/** Addresses of this machine: a proxy that the gateway was not told of, or a test. They do not tell visitors apart. */
const OWN = /^(?:::1|(?:::ffff:)?127\..*)$/;

/** Groups of an IPv6 address that count: anyone can rent a /48, with 65,536 networks. */
const GROUPS = 3;

/**
 * The network address by which failures of different visitors are told apart; null: it is of this machine, or unknown.
 * @param proxies number of our own proxies in front of the gateway
 */
export function senderAddress(request: Request, client: Client, proxies: number): string | null {
  const address = visitorAddress(request, client, proxies);
  if (address === undefined || OWN.test(address)) return null;
  return normalAddress(address).split(':').slice(0, GROUPS).join(':');
}
