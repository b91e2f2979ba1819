import type { MarketRefreshStatus } from '@talent/api/market/market-refresh-status';
import { formatUtc } from '../../../time/utc';
import { marketTexts } from '../content/market-refresh';

const { schedule } = marketTexts;

/** The schedule runs every hour; three missed runs are a fault, as on the site status. */
const LATE_MS = 3 * 60 * 60 * 1000;

/** Whether newer figures are asked for, in words. */
export function scheduleFinding(
  { ran_at: ranAt, addresses }: Pick<MarketRefreshStatus, 'ran_at' | 'addresses'>,
  now: Date,
): { tone: 'info' | 'warning'; words: string } {
  if (ranAt === null) return { tone: 'warning', words: schedule.never };
  if (addresses === null) return { tone: 'warning', words: schedule.unreadable };
  const at = formatUtc(ranAt);
  const words = addresses.length === 0 ? schedule.off(at) : schedule.on(addresses.length, at);
  if (now.getTime() - Date.parse(ranAt) <= LATE_MS) return { tone: 'info', words };
  return { tone: 'warning', words: `${words} ${schedule.late}` };
}
