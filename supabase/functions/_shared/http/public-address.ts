import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Networks that are not public (IANA special-purpose registries). Of IPv6 those of 2000::/3, which is all that is public. */
const SPECIAL: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
const special = new BlockList();
for (const [network, bits] of SPECIAL) special.addSubnet(network, bits, familyOf(network));
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the public internet. Of IPv6, addresses that hold an IPv4 one count as private. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const family = familyOf(address);
  if (family === 'ipv6' && !publicIpv6.check(address, family)) return false;
  return !special.check(address, family);
}

/**
 * Whether every address of a host is public.
 * @throws when the name has no address
 */
export async function isPublicHost(hostname: string): Promise<boolean> {
  const addresses = await addressesOf(hostname);
  return addresses.length > 0 && addresses.every(isPublicAddress);
}

/**
 * The network addresses of a host, public or not, those of IPv4 first.
 * @throws when the name has no address
 */
export async function addressesOf(hostname: string): Promise<string[]> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0) return [literal];
  const found = await lookup(literal, { all: true, order: 'ipv4first' });
  return found.map(({ address }) => address);
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4';
}
