import { hmacHex, normalAddress, wideNetwork } from '@talent/api/address/hash';
import type { FunctionContext } from '../context.ts';

/** The sender of a request as limits of the database count it: keyed hashes, hex, which do not say who it is. */
export interface Sender {
  /** Of the IPv4 address, or the IPv6 /64. */
  ip_hash: string;
  /** Of the IPv6 /48; null for IPv4. */
  network_hash: string | null;
}

export async function senderOf(
  request: Request,
  { secret, clientAddress }: Pick<FunctionContext, 'secret' | 'clientAddress'>,
): Promise<Sender> {
  const address = clientAddress(request);
  const wide = wideNetwork(address);
  return {
    ip_hash: await hmacHex(secret, `ip:${normalAddress(address)}`),
    network_hash: wide === null ? null : await hmacHex(secret, `net:${wide}`),
  };
}
