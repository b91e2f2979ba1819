import { openMigratedDatabase } from '@talent/backend/testing/migrated-database';
import type { MarketSeriesValues } from '@talent/functions/market/collect-series.ts';
import { compareEditions } from '@talent/functions/market/compare-editions.ts';
import { MARKET_SOURCES } from '@talent/functions/market/market-sources.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { marketSeed, seedText } from '../testing/seed-edition.ts';
import { marketSeedSql } from './market-seed.ts';
import { openMarketFile } from './open-market-file.ts';
import { publisherFiles } from '../testing/publisher-files.ts';

const seedOf = (key: string) => seedText(`market-${key}`);

type Found = Pick<MarketSeriesValues, 'last_day' | 'last_value'> & {
  month: (name: string) => number;
};
type Find = (measure: string, country: string, sector?: string, place?: string) => Found;

/** Finds a series among those of a file, a seed or the database. */
function finder(
  series: readonly (Omit<MarketSeriesValues, 'sector' | 'place' | 'days'> & {
    sector?: string | null;
    place?: string | null;
  })[],
): Find {
  return (measure, country, sector, place) => {
    const found = series.find(
      (one) =>
        one.measure === measure &&
        one.country === country &&
        (one.sector ?? undefined) === sector &&
        (one.place ?? undefined) === place,
    );
    if (found === undefined) throw new RangeError(`no ${measure} ${country}`);
    const month = (name: string) => {
      const [year = 0, number = 0] = name.split('-').map(Number);
      const [first = 0, firstNumber = 0] = found.first_day.split('-').map(Number);
      return found.monthly[(year - first) * 12 + number - firstNumber] ?? Number.NaN;
    };
    return { last_day: found.last_day, last_value: found.last_value, month };
  };
}

/** Figures of an independent calculation from the same files. */
function expectCheckValues(find: Find): void {
  const ai = ['US', 'CA', 'GB', 'IE', 'DE'].map((country) => find('ai-share', country));
  expect(ai.map(({ last_value: value }) => value)).toEqual([5.881, 17.932, 9.4, 14.673, 5.134]);
  expect(ai.map(({ last_day: day }) => day)).toEqual(ai.map(() => '2026-06-30'));
  expect(ai.slice(0, 2).map(({ month }) => [month('2025-06'), month('2026-06')])).toEqual([
    [2.986, 5.781],
    [4.526, 17.405],
  ]);
  expect(find('pay-share', 'US')).toMatchObject({ last_day: '2026-02-01', last_value: 48.776 });
  expect(find('pay-share', 'CA')).toMatchObject({ last_day: '2026-02-01', last_value: 52.973 });
  expect(find('pay-share', 'US', 'Software Development').last_value).toBe(40.941);
  expect(find('remote-share', 'US')).toMatchObject({ last_day: '2026-04-30', last_value: 8.461 });
  expect(find('remote-share', 'CA')).toMatchObject({ last_day: '2026-04-30', last_value: 14.037 });
  expect(find('postings-total-adjusted', 'US')).toMatchObject({
    last_day: '2026-08-14',
    last_value: 101.79,
  });
  expect(find('postings-total-adjusted', 'CA')).toMatchObject({
    last_day: '2026-08-14',
    last_value: 98.32,
  });
  for (const [country, places] of [
    ['US', { WA: 74.78, CA: 85.19, TX: 114.15, NY: 88.75 }],
    ['CA', { ON: 87.41, BC: 88.96, QC: 100.42, AB: 134.62 }],
  ] as const) {
    for (const [place, last_value] of Object.entries(places)) {
      const index = find('postings-total-adjusted', country, undefined, place);
      expect(index, place).toMatchObject({ last_day: '2026-08-14', last_value });
    }
  }
  const wages = ['wage-growth', 'wage-growth-3-months', 'wage-observations'];
  const lastOf = (country: string) => wages.map((measure) => find(measure, country).last_value);
  expect(lastOf('US').map((value) => Number(value.toFixed(2)))).toEqual([2.38, 2.3, 761_931]);
  expect(lastOf('CA').map((value) => Number(value.toFixed(2)))).toEqual([2.5, 2.42, 80_242]);
  expect(find('wage-growth', 'US').last_day).toBe('2026-04-01');
}

/** The newest four came eight days after the others. */
const fetchedOn = (key: string) =>
  /posted-wage|-by-(state|province)/.test(key) ? '2026-11-30' : '2026-11-22';

describe('the committed seeds', () => {
  test('give a fresh database the check values', async () => {
    const { rows } = await database.query<MarketSeriesValues>(
      `select series.measure, series.country, series.place, series.sector, series.first_day::text, series.last_day::text,
         series.last_value, series.monthly
       from public.market_series as series join public.market_sources as sources on sources.id = series.source_id
       where sources.superseded_at is null`,
    );
    expectCheckValues(finder(rows));
    const { rows: days } = await database.query('select 1 from public.market_days');
    expect(days).toEqual([]);
  });

  test('have publisher, license and both dates, and are small', () => {
    let bytes = 0;
    for (const { key } of MARKET_SOURCES) {
      const sql = seedOf(key);
      const edition = marketSeed(key);
      bytes += Buffer.byteLength(sql);
      expect(edition.source).toMatchObject({
        key,
        publisher: 'Indeed Hiring Lab',
        licence: 'CC BY 4.0',
        licence_url: 'https://creativecommons.org/licenses/by/4.0/',
        attribution: expect.stringContaining('Indeed Hiring Lab'),
        first_day: expect.stringMatching(/^20(19|20)-0[12]-01$/),
        last_day: expect.stringMatching(/^2026-/),
        retrieved_on: fetchedOn(key),
      });
      expect(marketSeedSql(edition)).toBe(sql);
      expect(sql).not.toContain('"days"');
    }
    expect(bytes).toBeLessThan(170_000);
  });

  test('a seed changes nothing where it was applied or a file was imported, and supersedes an earlier seed', async () => {
    const seed = seedOf('remote-postings-share');
    const apply = async (sql: string) => {
      const { rows } = await database.query<{ import_market_edition: { status: string } }>(sql);
      return rows[0]?.import_market_edition.status;
    };
    const later = seed.replaceAll('2026-04-30', '2026-04-29');
    expect(await apply(seed)).toBe('unchanged');
    expect(await apply(later)).toBe('skipped');
    expect(await apply(seed.replaceAll('2026-04-30', '2026-04-28'))).toBe('skipped');
    expect(await apply(seed.replaceAll('8.461', '8.462'))).toBe('imported');
    await database.exec("update public.market_imports set origin = 'refresh'");
    expect(await apply(seed.replaceAll('8.461', '8.463'))).toBe('skipped');
    const { rows } = await database.query(
      `select last_value from public.market_series as series
         join public.market_sources as sources on sources.id = series.source_id
         where sources.superseded_at is null and measure = 'remote-share' and country = 'US'`,
    );
    expect(rows).toEqual([{ last_value: 8.462 }]);
  });
});

const folder = publisherFiles('', 'hiring-lab');

test.skipIf(folder === null)(
  "the publisher's files have the check values, and the committed seeds are made from them",
  async () => {
    const editions = [];
    for (const kind of MARKET_SOURCES) {
      editions.push(openMarketFile(kind, folder ?? '', fetchedOn(kind.key)));
    }
    expect(editions.map(({ source, rows_read: rows }) => [source.key, rows])).toEqual([
      ['ai-postings-share', 24_642],
      ['job-postings-us', 4_774],
      ['job-postings-ca', 4_774],
      ['pay-transparency-country', 592],
      ['pay-transparency-sector', 3_182],
      ['remote-postings-share', 18_739],
      ['job-postings-by-state-us', 8_364],
      ['job-postings-by-province-ca', 1_640],
      ['posted-wage-growth-by-country', 968],
      ['posted-wage-growth-by-sector', 1_672],
    ]);
    const series = editions.flatMap((edition) => edition.series);
    expectCheckValues(finder(series));
    const ai = series.filter(({ measure }) => measure === 'ai-share');
    const yearBefore = ['US', 'CA'].map((country) => {
      const days = ai.find((one) => one.country === country)?.days ?? [];
      return Number(days.at(-366)?.toFixed(3));
    });
    expect(yearBefore).toEqual([3.082, 4.684]);
    // No step of the real files is beyond a bound.
    expect(compareEditions([], series).jumps).toEqual([]);
    for (const edition of editions) expect(marketSeedSql(edition)).toBe(seedOf(edition.source.key));
  },
);
const database = await openMigratedDatabase({ seeds: true });
afterAll(() => database.close());
