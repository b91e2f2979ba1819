import type { PayBand } from '../../pay-figures/api/get-pay-bands';
import { formatRanges } from '../../pay-figures/format-ranges';
import type { UsedSource } from '../../pay-figures/pay-details';

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
