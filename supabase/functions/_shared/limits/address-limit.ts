import { normalAddress, WIDE_NETWORK_FACTOR, wideNetwork, hmacHex } from '@talent/api/address/hash';
import type { FunctionContext } from '../context.ts';

const MINUTE_MS = 60_000;
/** Addresses and networks that are remembered at a time. Beyond that, the oldest ones are forgotten. */
const MOST_ADDRESSES = 10_000;

interface Window {
  endsAt: number;
  count: number;
}

/**
 * Counts the requests of each network address, and of the IPv6 /48 that it is part of, in this process alone: enough against a
 * script that runs wild.
 * @param perMinute - requests of one address that are allowed a minute; a /48 may send four times as many
 * @returns counts a request and gives the seconds to wait; 0 where the request is allowed.
 */
export function createAddressLimit(perMinute: number) {
  const windowsOf = new WeakMap<FunctionContext, Map<string, Window>>();
  return (request: Request, context: FunctionContext): number => {
    const windows = windowsOf.get(context) ?? new Map<string, Window>();
    windowsOf.set(context, windows);
    const address = context.clientAddress(request);
    const wide = wideNetwork(address);
    const at = context.now().getTime();
    const counted = [
      { name: normalAddress(address), most: perMinute },
      ...(wide === null ? [] : [{ name: `${wide}/48`, most: perMinute * WIDE_NETWORK_FACTOR }]),
    ].map(({ name, most }) => {
      const known = windows.get(name);
      const window = known && at < known.endsAt ? known : { endsAt: at + MINUTE_MS, count: 0 };
      return { name, most, window };
    });
    const over = counted.find(({ most, window }) => window.count >= most);
    if (over) return Math.ceil((over.window.endsAt - at) / 1000);
    for (const { name, window } of counted) {
      window.count += 1;
      windows.set(name, window);
      const [oldest] = windows.keys();
      if (windows.size > MOST_ADDRESSES && oldest !== undefined) windows.delete(oldest);
    }
    return 0;
  };
}

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
