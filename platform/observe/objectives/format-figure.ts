import { formatCount, formatPercent } from '@talent/sdk/format';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Such as `3 minutes`, `26 hours` or `12 days`; below two minutes in seconds. */
export function formatTime(ms: number): string {
  const [amount, unit] =
    ms < 2 * MINUTE_MS
      ? [ms / 1000, 'second']
      : ms < 2 * HOUR_MS
        ? [ms / MINUTE_MS, 'minute']
        : ms < 3 * DAY_MS
          ? [ms / HOUR_MS, 'hour']
          : [ms / DAY_MS, 'day'];
  return countOf(Math.floor(amount), unit);
}

/** Such as `1 mail` or `1,200 mails`. */
export function countOf(count: number, thing: string): string {
  return `${formatCount(count)} ${thing}${count === 1 ? '' : 's'}`;
}

/** Such as `1.5 GiB`. */
export function formatBytes(bytes: number): string {
  const gib = bytes / 1024 ** 3;
  return gib >= 1 ? `${gib.toFixed(1)} GiB` : `${Math.floor(bytes / 1024 ** 2)} MiB`;
}

/** One decimal below a tenth. @param share 0 to 1 */
export function formatShare(share: number): string {
  return formatPercent(share, share < 0.1 ? 1 : 0);
}
