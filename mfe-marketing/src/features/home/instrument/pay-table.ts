import { formatCount, formatPay, formatPeriod } from '@talent/sdk/format';
import type { PayBand } from '../../pay-figures/api/get-pay-bands';
import { formatAllRanges, formatRanges } from '../../pay-figures/format-ranges';
import type { UsedSource } from '../../pay-figures/pay-details';

/** The figures of the drawn roles in words, and where they come from. */
export interface PayTable {
  sources: readonly UsedSource[];
  /** In the order of the columns: the role, its percentiles, samples, period and source. */
  rows: readonly { key: string; cells: readonly string[] }[];
}

/** All figures unrounded, with sample, period and source on every row. */
export function toPayTable(bands: readonly PayBand[]): PayTable {
  return {
    sources: paySources(bands),
    rows: bands.map(({ role, roleLabel, p25, p50, p75, ranges, all, period, source }) => ({
      key: role,
      cells: [
        roleLabel,
        formatPay(p25, 'USD'),
        formatPay(p50, 'USD'),
        formatPay(p75, 'USD'),
        formatCount(ranges),
        formatAllRanges(all, 'USD'),
        formatPeriod(period),
        source.name,
      ],
    })),
  };
}

/** Every source of the bands once for each period, in their order, with the ranges behind its shown bands. */
export function paySources(bands: readonly PayBand[]): UsedSource[] {
  const used = new Map<string, Omit<UsedSource, 'sample'> & { ranges: number }>();
  for (const { source, period, ranges } of bands) {
    const key = `${source.url} ${source.name} ${period}`;
    const before = used.get(key)?.ranges ?? 0;
    used.set(key, { source, period, ranges: before + ranges });
  }
  return [...used.values()].map(({ source, period, ranges }) => ({
    source,
    period,
    sample: formatRanges(ranges),
  }));
}
