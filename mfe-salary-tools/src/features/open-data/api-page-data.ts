import type { MarketData } from '@talent/api/market/market-data';
import type { PlacePay } from '@talent/api/salary/place-pay';
import type { SalaryData } from '@talent/api/salary/salary-data';
import type { SiteConfig } from '@talent/sdk';
import type { LoadContext } from '@talent/sdk/server';
import { temporalCoverage } from '../../calculations/bands/temporal-coverage';
import { embedOffers, embedSnippet } from '../embed/chart-list';
import { embedPath, openFiles } from './addresses';
import { apiExamples } from './content/examples';
import { changeRecords, type ChangeRecord } from './files/change-records';
import {
  changesCsv,
  changesJson,
  marketCsv,
  marketJson,
  placesCsv,
  placesJson,
  salariesCsv,
  salariesJson,
  type OpenFile,
} from './open-files';
import type { DataClient } from '@talent/data/client';
import { loadPlacePay } from '@talent/data/load-place-pay';
import { loadMarketData } from '@talent/data/load-market-data';
import { getPublicSalaryData } from '../access/api/get-public-salary-data';

/** Data of the page `/ai-salary-data-api`. */
export type ApiPageData = ReturnType<typeof apiPageData>;

interface ApiPageInput extends OpenData {
  site: SiteConfig;
  publish: LoadContext['publish'];
}

/** Writes and publishes the files, and everything that the page shows of them. */
export function apiPageData({ salaries, pay, market, site, publish }: ApiPageInput) {
  const offer = (path: string, { text, records }: OpenFile) => ({
    /** The fixed address, which always has the newest figures. */
    path,
    /** Address of exactly this version. */
    exactPath: publish({ name: `ai-${path.split('/').at(-1) ?? ''}`, body: text }),
    /** Records of the JSON, or rows of the CSV. */
    records,
    /** Size before compression. */
    bytes: Buffer.byteLength(text),
  });
  const days = market.sources.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).sort();
  const fetched = [...salaries.sources, ...pay.sources, ...market.sources].map(
    ({ retrievedOn }) => retrievedOn,
  );
  return {
    files: {
      salariesJson: offer(openFiles.salariesJson, salariesJson(salaries, site)),
      salariesCsv: offer(openFiles.salariesCsv, salariesCsv(salaries)),
      placesJson: offer(openFiles.placesJson, placesJson({ pay, roles: salaries.roles }, site)),
      placesCsv: offer(openFiles.placesCsv, placesCsv({ pay, roles: salaries.roles })),
      changesJson: offer(openFiles.changesJson, changesJson(salaries, pay, site)),
      changesCsv: offer(openFiles.changesCsv, changesCsv(salaries, pay)),
      marketJson: offer(openFiles.marketJson, marketJson(market, site)),
      marketCsv: offer(openFiles.marketCsv, marketCsv(market)),
    },
    changes: changesOf(salaries, pay),
    sources: sourcesOf(salaries, pay, market),
    examples: apiExamples(site.origin),
    charts: embedOffers(salaries).map((chart) => ({
      ...chart,
      path: embedPath(chart.id),
      snippet: embedSnippet(chart, site.origin + embedPath(chart.id)),
    })),
    /** Periods for search engines. */
    coverage: {
      salaries: temporalCoverage(salaries.bands.map(({ period }) => period)),
      market: days.length === 0 ? {} : { temporalCoverage: `${days[0]}/${days.at(-1)}` },
    },
    /** Newest day on which a source was fetched. */
    modifiedOn: fetched.sort().at(-1) ?? '',
  };
}

/** Every source of pay with its newest period and the one before, and the changes of whole countries. */
function changesOf(salaries: SalaryData, pay: PlacePay) {
  const records = changeRecords(salaries, pay);
  const bySource = Map.groupBy(records, ({ source }) => source);
  const all = new Map([...pay.sources, ...salaries.sources].map((source) => [source.key, source]));
  return {
    sources: [...all.values()].flatMap(({ key, name, edition, ages = {} }) => {
      const periods = Object.keys(ages).length;
      // Price levels and shares of titles are no pay.
      if (periods === 0) return [];
      const own = bySource.get(key) ?? [];
      const middle = own.toSorted((a, b) => a.changePercent - b.changePercent)[own.length >> 1];
      return {
        ...{ key, name },
        now: middle?.period ?? edition,
        /** The database has no earlier period. */
        isFirst: periods === 1,
        /** Null where no median can be compared. */
        before: middle?.previousPeriod ?? null,
        compared: own.length,
        /** The median of the changes, percent. */
        middle: middle?.changePercent ?? 0,
      };
    }),
    countries: records.filter((record): record is ChangeRecord => record.place === null),
  };
}

function sourcesOf(salaries: SalaryData, pay: PlacePay, market: MarketData) {
  const known = new Set(salaries.sources.map(({ key }) => key));
  const ofPlaces = pay.sources.filter(({ key }) => !known.has(key));
  return [
    ...[...salaries.sources, ...ofPlaces].map((source) => ({ ...source, changes: null })),
    ...market.sources.map((source) => ({ ...source, edition: source.lastDay })),
  ].map(({ key, name, publisher, url, edition, retrievedOn, changes, ...source }) => {
    const { licence, licenceUrl, attribution } = source;
    return {
      ...{ key, name, publisher, url, edition, retrievedOn },
      ...{ licence, licenceUrl, attribution, changes },
    };
  });
}

interface OpenData {
  /** Every figure of the open roles, and the headline figures of the others. */
  salaries: SalaryData;
  /** The figures by place with their earlier periods. */
  pay: PlacePay;
  market: MarketData;
}

/** The open figures of all kinds. @throws DataError when a request fails. */
export async function getOpenData(client: DataClient): Promise<OpenData> {
  const [salaries, pay, market] = await Promise.all([
    getPublicSalaryData(client),
    loadPlacePay(client),
    loadMarketData(client),
  ]);
  return { salaries, pay, market };
}
