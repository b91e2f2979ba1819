import { formatCount, formatPay } from '@talent/sdk/format';
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
    rows: bands.map(({ role, roleLabel, p25, p50, p75, ranges, all, age, source }) => ({
      key: role,
      cells: [
        roleLabel,
        formatPay(p25, 'USD'),
        formatPay(p50, 'USD'),
        formatPay(p75, 'USD'),
        formatCount(ranges),
        formatAllRanges(all, 'USD'),
        age,
        source.name,
      ],
    })),
  };
}

/** Every source of the bands once for each age, in their order, with the ranges behind its shown bands. */
export function paySources(bands: readonly PayBand[]): UsedSource[] {
  const used = new Map<string, Omit<UsedSource, 'sample'> & { ranges: number }>();
  for (const { source, age, ranges } of bands) {
    const key = `${source.url} ${source.name} ${age}`;
    const before = used.get(key)?.ranges ?? 0;
    used.set(key, { source, age, ranges: before + ranges });
  }
  return [...used.values()].map(({ source, age, ranges }) => ({
    source,
    age,
    sample: formatRanges(ranges),
  }));
}
