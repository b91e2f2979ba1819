import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/** First and last address of IPv4 networks that are not public (IANA special-purpose registry). */
const PRIVATE_NETWORKS: readonly (readonly [network: string, bits: number])[] = [
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
];

/** Whether an IP address is one of the public internet. Of IPv6, addresses that hold an IPv4 one count as private. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) {
    const number = numberOf(address);
    return PRIVATE_NETWORKS.every(([network, bits]) => {
      const size = 2 ** (32 - bits);
      return Math.floor(number / size) !== Math.floor(numberOf(network) / size);
    });
  }
  if (isIP(address) !== 6) return false;
  const [first = '', second = ''] = address.split(':');
  const head = first === '' ? 0 : Number.parseInt(first, 16);
  // 2000::/3 is all that is public. 2001::/23 are protocols, 2001:db8::/32 examples, 2002::/16 hold IPv4 addresses, 3fff::/20 examples.
  if (head < 0x20_00 || head > 0x3f_ff || head === 0x20_02) return false;
  const next = second === '' ? 0 : Number.parseInt(second, 16);
  if (head === 0x20_01 && (next < 0x02_00 || next === 0x0d_b8)) return false;
  return !(head === 0x3f_ff && next < 0x10_00);
}

/**
 * Whether every address of a host is public.
 * @throws when the name has no address
 */
export async function isPublicHost(hostname: string): Promise<boolean> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0) return isPublicAddress(literal);
  const addresses = await lookup(literal, { all: true, verbatim: true });
  return addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));
}

function numberOf(address: string): number {
  return address.split('.').reduce((number, part) => number * 256 + Number(part), 0);
}
