import type { DataClient } from '@talent/data/client';
import { loadMarketData } from '@talent/data/load-market-data';
import { aiShareSentence, marketChange } from '@talent/jobs/market-change';

/** One figure of the job market, with everything that its license asks for. */
export interface MarketLine {
  /** `AI terms were in 5.8% of US job postings in June 2026, up from 3% in June 2025.` */
  sentence: string;
  publisher: string;
  /** The public repository. */
  url: string;
  licence: string;
  licenceUrl: string;
}

/**
 * The AI share of US job postings in the newest whole month. Null where no figures were imported.
 * @throws DataError when a request fails.
 */
export async function getMarketLine(data: DataClient): Promise<MarketLine | null> {
  const part = { sources: ['ai-postings-share'], countries: ['US'] } as const;
  const market = await loadMarketData(data, part);
  const sentence = aiShareSentence(market, 'US');
  const source = marketChange(market, 'ai-share', 'US')?.source;
  if (sentence === null || source === undefined) return null;
  const { publisher, url, licence, licenceUrl } = source;
  return { sentence, publisher, url, licence, licenceUrl };
}
