const MINUTE_MS = 60_000;
/** Addresses that are remembered at a time; with more, the oldest are forgotten. */
const MOST_ADDRESSES = 10_000;

/** Counts the requests of each network address, in this process alone: enough against a script that runs wild. */
export interface AddressLimit {
  /** Seconds to wait; 0 where the request is allowed, which is then counted. */
  wait(address: string, now: Date): number;
}

/** @param perMinute - how many requests of one address are allowed a minute */
export function createAddressLimit(perMinute: number): AddressLimit {
  const windows = new Map<string, { endsAt: number; count: number }>();
  return {
    wait(address, now) {
      const at = now.getTime();
      const known = windows.get(address);
      const window = known && at < known.endsAt ? known : { endsAt: at + MINUTE_MS, count: 0 };
      if (window.count >= perMinute) return Math.ceil((window.endsAt - at) / 1000);
      window.count += 1;
      windows.set(address, window);
      const [oldest] = windows.keys();
      if (windows.size > MOST_ADDRESSES && oldest !== undefined) windows.delete(oldest);
      return 0;
    },
  };
}
