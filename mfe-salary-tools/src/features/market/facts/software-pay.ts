import type { MarketData } from '@talent/api/market/market-data';
import { sectorsOf } from '@talent/api/market/read-market';
import { marketChange, type MarketChange } from '@talent/jobs/market-change';
import { SOFTWARE_SECTOR } from '@talent/jobs/market-rows';
import type { MarketLine } from './market-page';
import { wholeMonths } from './whole-months';

/** US software development among the sectors that state pay. */
export interface SoftwarePay {
  change: MarketChange;
  line: MarketLine;
  /** Sectors with a lower newest share. */
  lower: number;
  /** All sectors of the source. */
  sectors: number;
}

/** Null where the source has no figure of the sector. */
export function softwarePay(data: MarketData): SoftwarePay | null {
  const sectors = sectorsOf(data, 'pay-share', 'US');
  const series = sectors.find(({ sector }) => sector === SOFTWARE_SECTOR);
  const change = marketChange(data, 'pay-share', 'US', SOFTWARE_SECTOR);
  const name = { key: 'US software', label: 'US software development' };
  const line = series && wholeMonths(data, series, name);
  if (!series || !change || !line) return null;
  const lower = sectors.filter(({ lastValue }) => lastValue < series.lastValue).length;
  return { change, line, lower, sectors: sectors.length };
}
