import { startLocalData } from '@talent/backend/testing/local-data';
import { loadSalaryData } from '@talent/data/load-salary-data';
import type { SalaryData } from '@talent/api/salary/salary-data';
import { defaultSite } from '@talent/sdk/site';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readCsv } from '../../../calculations/export/testing/read-figures';
import { publicSalaryData } from '../../access/api/get-public-salary-data';
import { makeSalaryData } from '../../dashboard/testing/make-salary-data';
import {
  changesCsv,
  changesJson,
  changesSchema,
  marketCsv,
  marketJson,
  marketSchema,
  salariesCsv,
  placesCsv,
  placesJson,
  placesSchema,
  salariesJson,
  salariesSchema,
} from '../open-files';
import { apiPageData, getOpenData } from '../api-page-data';

interface File {
  records: Record<string, unknown>[];
}

const local = await startLocalData();
afterAll(() => local.stop());
const { salaries, pay, market } = await getOpenData(local.visitor);
const salaryFile = JSON.parse(salariesJson(salaries, defaultSite).text) as File;
const marketFile = JSON.parse(marketJson(market, defaultSite).text) as File;
const marketRows = rowsOf(marketCsv(market).text);

function faults(schema: string, file: unknown): unknown {
  const read = z.fromJSONSchema(JSON.parse(schema) as Parameters<typeof z.fromJSONSchema>[0]);
  return read.safeParse(file).error?.issues ?? null;
}

function rowsOf(text: string): Record<string, string>[] {
  const [header = [], ...rows] = readCsv(text);
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [header[at] ?? '', cell])));
}

it('the files of places fit their schema, have the check values, and tell what they are of', () => {
  const data = { pay, roles: salaries.roles };
  const file = JSON.parse(placesJson(data, defaultSite).text) as File;
  expect(faults(placesSchema(defaultSite), file)).toBeNull();
  const recordOf = (id: string) => file.records.find((one) => one['id'] === id);
  expect(recordOf('bls-oews-metro/austin-tx/data-scientist/all/may-2025')).toMatchObject({
    ...{ p50: 127_360, n: 3730, nCounts: 'people-employed', occupation: '15-2051' },
    ...{ placeName: 'Austin-Round Rock-San Marcos, TX', placeKind: 'metro', priceLevel: 98.066 },
    ...{ periodFrom: '2025-05-01', periodTo: '2025-05-31', license: 'US federal public domain' },
  });
  const title = 'dol-lca-titles/us/machine-learning-engineer/all/october-2024-to-september-2025';
  expect(recordOf(title)).toMatchObject({
    n: 2448,
    nCounts: 'filings',
    occupation: null,
    p50: 185_364,
  });
  const tiers = file.records.filter(({ tier }) => tier !== null).map(({ role }) => role);
  // Tiers of closed roles are behind the sign-up.
  expect(new Set(tiers)).toEqual(new Set(['data-scientist', 'machine-learning-engineer']));
  const rows = rowsOf(placesCsv(data).text);
  expect(rows).toHaveLength(file.records.length);
  expect(rows[0]).toMatchObject({ id: String(file.records[0]?.['id']) });
  expect(file.records.every(({ country }) => country === 'US')).toBe(true);
});

describe('the salary files', () => {
  it('fit the schema that is published beside them', () => {
    expect(salaryFile.records.length).toBeGreaterThan(100);
    expect(faults(salariesSchema(defaultSite), salaryFile)).toBeNull();
    const [first, ...rest] = salaryFile.records;
    const { license: _, ...without } = first ?? {};
    expect(
      faults(salariesSchema(defaultSite), { ...salaryFile, records: [without, ...rest] }),
    ).not.toBeNull();
    const odd = { ...first, level: 'Boss' };
    expect(faults(salariesSchema(defaultSite), { ...salaryFile, records: [odd] })).not.toBeNull();
  });

  it('have the figures that an independent calculation gave, each different range counted once', () => {
    const id = 'ai-jobs-net/US/machine-learning-engineer/all-levels/all-modes/2024-2025';
    const record = salaryFile.records.find((one) => one['id'] === id);
    expect(record).toMatchObject({
      role: 'machine-learning-engineer',
      nCounts: 'reported-pay-ranges',
      level: null,
      currency: 'USD',
      period: '2024-2025',
      edition: '2025-01-19',
      license: 'CC0 1.0',
      periodFrom: '2024-01-01',
      periodTo: '2025-01-19',
      allRowsN: 2132,
    });
    const check = { n: 975, p10: 137_000, p25: 161_000, p50: 192_000, p75: 225_000, p90: 261_000 };
    for (const [name, value] of Object.entries(check)) {
      expect(Math.abs(Number(record?.[name]) / value - 1), name).toBeLessThan(0.02);
    }
    expect(record?.['ageMonths']).toBeGreaterThan(12);
    expect(Number(record?.['medianLow'])).toBeLessThan(Number(record?.['p50']));
    expect(Number(record?.['medianHigh'])).toBeGreaterThan(Number(record?.['p50']));
  });

  it('have source, edition and license in every record, and the line that Canada’s license asks for', () => {
    for (const record of salaryFile.records) {
      for (const name of ['source', 'sourceName', 'publisher', 'edition', 'license']) {
        expect(record[name], `${String(record['id'])} ${name}`).toMatch(/\S/);
      }
      if (record['country'] !== 'CA') continue;
      expect(record['attribution']).toContain('Open Government Licence');
    }
  });

  it('have of roles that are not open the headline figure alone, whoever composes them', async () => {
    const everything = await loadSalaryData(local.owner);
    const open = new Set(
      everything.roles.flatMap(({ key, open: isOpen }) => (isOpen ? [key] : [])),
    );
    const gated = everything.bands.filter(
      ({ role, level, current, workMode }) =>
        !open.has(role) && (level !== null || workMode !== null || !current),
    );
    expect(gated.length).toBeGreaterThan(100);
    const data = publicSalaryData(everything);
    const written = salariesJson(data, defaultSite).text + salariesCsv(data).text;
    expect(
      gated.filter(({ key }) => written.includes(`${key}"`) || written.includes(`${key},`)),
    ).toEqual([]);
    const closed = salaryFile.records.filter((record) => !open.has(String(record['role'])));
    expect(closed.length).toBeGreaterThan(20);
    for (const record of closed) {
      expect(record).toMatchObject({ level: null, workMode: null, current: true });
    }
  });

  it('say the same as CSV', () => {
    const { records } = salaryFile;
    const rows = rowsOf(salariesCsv(salaries).text);
    expect(rows).toHaveLength(records.length);
    expect(rows).toEqual(
      records.map((record) =>
        Object.fromEntries(
          Object.entries(record).map(([name, value]) => [name, String(value ?? '')]),
        ),
      ),
    );
  });

  it('hold no cell that a spreadsheet would run', () => {
    const data = makeSalaryData();
    const [role, ...roles] = data.roles;
    const odd = {
      ...data,
      roles: [{ ...role, label: '=HYPERLINK("https://evil.example")' }, ...roles],
    };
    const { text } = salariesCsv(odd as SalaryData);
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(text).not.toMatch(/(^|,)"?[=@+]/m);
    expect(text).toMatch(/^[a-z]/);
  });
});

it('the files of changes say what changed since May 2024, and have nothing of a role that is not open', () => {
  const file = JSON.parse(changesJson(salaries, pay, defaultSite).text) as File;
  expect(faults(changesSchema(defaultSite), file)).toBeNull();
  const recordOf = (id: string) => file.records.find((one) => one['id'] === id);
  expect(recordOf('bls-oews/us/data-scientist')).toMatchObject({
    ...{ previousPeriod: 'May 2024', previousP50: 112_590, period: 'May 2025', p50: 120_230 },
    ...{ change: 7640, changePercent: 6.8, license: 'US federal public domain' },
  });
  expect(recordOf('bls-oews-metro/austin-tx/data-scientist')).toMatchObject({
    ...{ previousPeriod: 'May 2024', period: 'May 2025', p50: 127_360 },
    placeName: 'Austin-Round Rock-San Marcos, TX',
  });
  expect(recordOf('bls-oews/us/software-developer')).toBeUndefined();
  expect(file.records.filter(({ source }) => source === 'ai-jobs-net')).toEqual([]);
  expect(rowsOf(changesCsv(salaries, pay).text)).toHaveLength(file.records.length);
});

it('the page says for each source of pay what was before, or that this is the first edition', () => {
  const { changes } = apiPageData({ salaries, pay, market, site: defaultSite, publish: () => '' });
  const sources = new Map(changes.sources.map((source) => [source.key, source]));
  expect(sources.get('bls-oews-metro')).toMatchObject({ before: 'May 2024', now: 'May 2025' });
  expect(sources.get('ca-job-bank')).toMatchObject({ isFirst: true, before: null });
  expect(sources.has('bea-rpp')).toBe(false);
  expect(changes.countries.map(({ id }) => id)).toContain('bls-oews/us/data-scientist');
});

it('the market files fit the schema that is published beside them', () => {
  expect(faults(marketSchema(defaultSite), marketFile)).toBeNull();
});

it.each([
  ['ai-share/US', 5.881, '2026-06', 5.781],
  ['ai-share/CA', 17.932, '2026-06', 17.405],
  ['ai-share/US', 5.881, '2025-06', 2.986],
  ['ai-share/CA', 17.932, '2025-06', 4.526],
  ['pay-share/US', 48.776, '2026-02', 48.776],
  ['pay-share/CA', 52.973, '2026-02', 52.973],
  ['pay-share/US/Software Development', 40.941, '2026-02', 40.941],
  ['wage-growth/US', 2.38, '2026-04', 2.38],
  ['wage-growth-3-months/CA', 2.424, '2026-04', 2.424],
  ['wage-observations/US', 761_931, '2026-04', 761_931],
])(
  'the market files have %s with the last value %d, and for %s %d',
  (id, lastValue, month, value) => {
    const series = marketFile.records.find((one) => one['id'] === id);
    expect(series).toMatchObject({
      lastValue,
      license: 'CC BY 4.0',
      publisher: 'Indeed Hiring Lab',
    });
    expect(series?.['months']).toContainEqual(expect.objectContaining({ month, value }));
    const [measure, country, sector = ''] = id.split('/');
    const row = marketRows.find((one) => one['month'] === month && one['value'] === String(value));
    expect(row).toMatchObject({ measure, country, sector });
  },
);

it('the market files have the place of a state, and none for a country', () => {
  const placeOf = (id: string) => marketFile.records.find((one) => one['id'] === id)?.['place'];
  expect(placeOf('postings-total-adjusted/US/WA')).toBe('WA');
  expect(placeOf('postings-total-adjusted/US')).toBeNull();
  const washington = marketRows.filter(({ place }) => place === 'WA');
  expect(washington).toHaveLength(24);
  expect(washington.at(-1)).toMatchObject({ month: '2026-08' });
  expect(washington[0]).toMatchObject({ country: 'US', month: '2024-09', days: '' });
});

it('the market files say in every record who made the figures, and what we changed', () => {
  for (const record of [...marketFile.records, ...marketRows]) {
    expect(record['attribution']).toMatch(/^Source: Indeed Hiring Lab, .*CC BY 4\.0/);
    expect(record['changes']).toMatch(/\S/);
    expect(record['edition']).toMatch(/^\d{4}-\d\d-\d\d\.\d+$/);
  }
});

it('the market files mark a month that has only some of its days', () => {
  const index = marketFile.records.find((one) => one['id'] === 'postings-total-adjusted/US');
  expect((index?.['months'] as unknown[]).at(-1)).toMatchObject({
    month: '2026-08',
    days: 14,
    isWhole: false,
  });
});

it('the same figures give the same bytes, and every record is a line', () => {
  const { text, records } = salariesJson(salaries, defaultSite);
  expect(salariesJson(salaries, defaultSite).text).toBe(text);
  expect(text.split('\n').filter((line) => line.startsWith('    {"id":'))).toHaveLength(records);
});
