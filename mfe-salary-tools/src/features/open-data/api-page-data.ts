import type { MarketData } from '@talent/api/market/market-data';
import type { SalaryData } from '@talent/api/salary/salary-data';
import type { SiteConfig } from '@talent/sdk';
import type { LoadContext } from '@talent/sdk/server';
import { temporalCoverage } from '../../calculations/bands/temporal-coverage';
import { embedOffers, embedSnippet } from '../embed/chart-list';
import { embedPath, openFiles } from './addresses';
import { apiExamples, type ApiExample } from './content/examples';
import { marketCsv, marketJson, salariesCsv, salariesJson, type OpenFile } from './open-files';
import type { DataClient } from '@talent/data/client';
import { loadMarketData } from '@talent/data/load-market-data';
import { getPublicSalaryData } from '../access/api/get-public-salary-data';

/** A file in both forms of its address. */
export interface OfferedFile {
  /** The fixed address, which always has the newest figures. */
  path: string;
  /** Address of exactly this version. */
  exactPath: string;
  /** Records of the JSON, or rows of the CSV. */
  records: number;
  /** Size before compression. */
  bytes: number;
}

/** The facts that the page shows about a source. */
export interface OfferedSource {
  key: string;
  name: string;
  publisher: string;
  url: string;
  edition: string;
  /** YYYY-MM-DD. */
  retrievedOn: string;
  license: string;
  licenseUrl: string | null;
  attribution: string | null;
  changes: string | null;
}

/** A chart to embed. */
export interface OfferedChart {
  id: string;
  title: string;
  path: string;
  /** Of the frame, px. */
  height: number;
  /** HTML to paste. */
  snippet: string;
}

/** Data of the page `/ai-salary-data-api`. */
export interface ApiPageData {
  files: Record<'salariesJson' | 'salariesCsv' | 'marketJson' | 'marketCsv', OfferedFile>;
  sources: OfferedSource[];
  examples: ApiExample[];
  charts: OfferedChart[];
  /** Periods for search engines. */
  coverage: { salaries: { temporalCoverage?: string }; market: { temporalCoverage?: string } };
  /** Newest day on which a source was fetched. */
  modifiedOn: string;
}

interface ApiPageInput extends OpenData {
  site: SiteConfig;
  publish: LoadContext['publish'];
}

/** Writes and publishes the files, and everything that the page shows of them. */
export function apiPageData({ salaries, market, site, publish }: ApiPageInput): ApiPageData {
  const offer = (path: string, { text, records }: OpenFile): OfferedFile => {
    const name = `ai-${path.split('/').at(-1) ?? ''}`;
    const exactPath = publish({ name, body: text });
    return { path, exactPath, records, bytes: Buffer.byteLength(text) };
  };
  const days = market.sources.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).sort();
  const fetched = [...salaries.sources, ...market.sources].map(({ retrievedOn }) => retrievedOn);
  return {
    files: {
      salariesJson: offer(openFiles.salariesJson, salariesJson(salaries, site)),
      salariesCsv: offer(openFiles.salariesCsv, salariesCsv(salaries)),
      marketJson: offer(openFiles.marketJson, marketJson(market, site)),
      marketCsv: offer(openFiles.marketCsv, marketCsv(market)),
    },
    sources: sourcesOf(salaries, market),
    examples: apiExamples(site.origin),
    charts: embedOffers(salaries).map((chart) => ({
      ...chart,
      path: embedPath(chart.id),
      snippet: embedSnippet(chart, site.origin + embedPath(chart.id)),
    })),
    coverage: {
      salaries: temporalCoverage(salaries.bands.map(({ period }) => period)),
      market: days.length === 0 ? {} : { temporalCoverage: `${days[0]}/${days.at(-1)}` },
    },
    modifiedOn: fetched.sort().at(-1) ?? '',
  };
}

function sourcesOf(salaries: SalaryData, market: MarketData): OfferedSource[] {
  return [
    ...salaries.sources.map((source) => ({ ...source, changes: null })),
    ...market.sources.map((source) => ({ ...source, edition: source.lastDay })),
  ].map((source) => ({
    key: source.key,
    name: source.name,
    publisher: source.publisher,
    url: source.url,
    edition: source.edition,
    retrievedOn: source.retrievedOn,
    license: source.licence,
    licenseUrl: source.licenceUrl,
    attribution: source.attribution,
    changes: source.changes,
  }));
}

interface OpenData {
  /** Every figure of the open roles, and the headline figures of the others. */
  salaries: SalaryData;
  market: MarketData;
}

/** The open figures of both kinds. @throws DataError when a request fails. */
export async function getOpenData(client: DataClient): Promise<OpenData> {
  const [salaries, market] = await Promise.all([
    getPublicSalaryData(client),
    loadMarketData(client),
  ]);
  return { salaries, market };
}
