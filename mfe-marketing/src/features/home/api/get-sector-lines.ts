import { seriesOf, monthsOf } from '@talent/api/market/read-market';
import type { DataClient } from '@talent/data/client';
import { loadMarketData } from '@talent/data/load-market-data';
import { formatMarketShare, marketChange, sinceYearBefore } from '@talent/jobs/market-change';
import { formatEdition } from '@talent/sdk/format';
import { instrumentRoles } from '../content/instrument-roles';

/** How many of a sector's postings state pay, by month. */
export interface SectorLine {
  sector: string;
  /** `41% of US postings in Software Development stated pay in February 2026, up from 38.8% in February 2025.` */
  sentence: string;
  /** Percent of all postings of the month, from `firstMonth` on. */
  shares: readonly number[];
  /** Index of the newest month, which the sentence is about. */
  newest: number;
  /** `January 2020`, `February 2026` */
  firstMonth: string;
  lastMonth: string;
  source: { name: string; url: string; licence: string; licenceUrl: string };
}

/**
 * The sectors of the roles that the instrument shows, each once; a sector without figures is left out.
 * @throws DataError when a request fails.
 */
export async function getSectorLines(data: DataClient): Promise<SectorLine[]> {
  const part = { sources: ['pay-transparency-sector'], countries: ['US'] } as const;
  const market = await loadMarketData(data, part);
  const sectors = [...new Set(instrumentRoles.map(({ sector }) => sector))];
  return sectors.flatMap((sector) => {
    const series = seriesOf(market, 'pay-share', 'US', sector);
    const change = marketChange(market, 'pay-share', 'US', sector);
    if (series === null || change === null) return [];
    const months = monthsOf(market, series).map(({ month }) => month);
    const since = sinceYearBefore(change);
    const words = `${formatMarketShare(change.value)} of US postings in ${sector} stated pay in ${formatEdition(change.month)}`;
    const { name, url, licence, licenceUrl } = change.source;
    return {
      sector,
      sentence: since === null ? `${words}.` : `${words}, ${since}.`,
      shares: series.monthly,
      newest: months.indexOf(change.month),
      firstMonth: formatEdition(months[0] ?? change.month),
      lastMonth: formatEdition(months.at(-1) ?? change.month),
      source: { name, url, licence, licenceUrl },
    };
  });
}
