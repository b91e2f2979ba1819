import type { PayBand, PaySource } from '../../pay-figures/api/get-pay-bands';

/** A source with what it gave for the shown roles. */
export interface UsedSource {
  source: PaySource;
  period: string;
  /** Postings behind all of its bands that are shown. */
  postings: number;
}

/** Every source of the bands once for each period, in their order. */
export function paySources(bands: readonly PayBand[]): UsedSource[] {
  const used = new Map<string, UsedSource>();
  for (const { source, period, postings } of bands) {
    const key = `${source.url} ${source.name} ${period}`;
    const before = used.get(key)?.postings ?? 0;
    used.set(key, { source, period, postings: before + postings });
  }
  return [...used.values()];
}
