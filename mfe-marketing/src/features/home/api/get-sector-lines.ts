import type { DataClient } from '@talent/data/client';
import { loadMarketData } from '@talent/data/load-market-data';
import { formatMarketShare, marketChange, sinceYearBefore } from '@talent/jobs/market-change';
import { formatEdition } from '@talent/sdk/format';
import { instrumentRoles } from '../content/instrument-roles';

/** How many of a sector's postings state pay, by month. */
export interface SectorLine {
  sector: string;
  /** `41% of US postings in Software Development stated pay in February 2026, up from 39% in February 2025.` */
  sentence: string;
  publisher: string;
  /** The public repository. */
  url: string;
  licence: string;
  licenceUrl: string;
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
    const change = marketChange(market, 'pay-share', 'US', sector);
    if (change === null) return [];
    const { publisher, url, licence, licenceUrl } = change.source;
    const since = sinceYearBefore(change);
    const words = `${formatMarketShare(change.value)} of US postings in ${sector} stated pay in ${formatEdition(change.month)}`;
    return {
      sector,
      sentence: since === null ? `${words}.` : `${words}, ${since}.`,
      publisher,
      url,
      licence,
      licenceUrl,
    };
  });
}
