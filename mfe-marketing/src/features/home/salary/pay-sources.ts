import type { PayBand } from '../../pay-figures/api/get-pay-bands';
import { formatPostings } from '../../pay-figures/format-postings';
import type { UsedSource } from '../../pay-figures/pay-figures';

/** Every source of the bands once for each period, in their order, with the postings behind its shown bands. */
export function paySources(bands: readonly PayBand[]): UsedSource[] {
  const used = new Map<string, Omit<UsedSource, 'sample'> & { postings: number }>();
  for (const { source, period, postings } of bands) {
    const key = `${source.url} ${source.name} ${period}`;
    const before = used.get(key)?.postings ?? 0;
    used.set(key, { source, period, postings: before + postings });
  }
  return [...used.values()].map(({ source, period, postings }) => ({
    source,
    period,
    sample: formatPostings(postings),
  }));
}
