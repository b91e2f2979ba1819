import { normalAddress } from '@talent/api/address/hash';
import type { FunctionContext } from '../context.ts';

const MINUTE_MS = 60_000;
/** Addresses that are remembered at a time. Beyond that, the oldest ones are forgotten. */
const MOST_ADDRESSES = 10_000;

interface Window {
  endsAt: number;
  count: number;
}

/**
 * Counts the requests of each network address, in this process alone: enough against a script that runs wild.
 * @param perMinute - requests of one address that are allowed a minute
 * @returns counts a request and gives the seconds to wait; 0 where the request is allowed.
 */
export function createAddressLimit(perMinute: number) {
  const windowsOf = new WeakMap<FunctionContext, Map<string, Window>>();
  return (request: Request, context: FunctionContext): number => {
    const windows = windowsOf.get(context) ?? new Map<string, Window>();
    windowsOf.set(context, windows);
    const address = normalAddress(context.clientAddress(request));
    const at = context.now().getTime();
    const known = windows.get(address);
    const window = known && at < known.endsAt ? known : { endsAt: at + MINUTE_MS, count: 0 };
    if (window.count >= perMinute) return Math.ceil((window.endsAt - at) / 1000);
    window.count += 1;
    windows.set(address, window);
    const [oldest] = windows.keys();
    if (windows.size > MOST_ADDRESSES && oldest !== undefined) windows.delete(oldest);
    return 0;
  };
}
