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
  marketCsv,
  marketJson,
  marketSchema,
  salariesCsv,
  salariesJson,
  salariesSchema,
} from '../open-files';
import { getOpenData } from '../api-page-data';

interface File {
  records: Record<string, unknown>[];
}

const local = await startLocalData();
afterAll(() => local.stop());
const { salaries, market } = await getOpenData(local.visitor);
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
      allRowsN: 2132,
    });
    const check = { n: 975, p10: 137_000, p25: 161_000, p50: 192_000, p75: 225_000, p90: 261_000 };
    for (const [name, value] of Object.entries(check)) {
      expect(Math.abs(Number(record?.[name]) / value - 1), name).toBeLessThan(0.02);
    }
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
])('the market files have %s with last value %d, and for %s %d', (id, lastValue, month, value) => {
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
