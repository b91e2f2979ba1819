import { expect, test } from 'vitest';
import type { MarketSourceKey } from '@talent/api/market/market-data';
import { MalformedFileError } from '../files/import-error.ts';
import { MARKET_SOURCES } from './market-sources.ts';
import { readMarketFile } from './read-market-file.ts';
import { aiFile } from './testing/market-files.ts';

async function read(key: MarketSourceKey, text: string | Uint8Array, retrieved = '2026-07-02') {
  const kind = MARKET_SOURCES.find((one) => one.key === key);
  if (kind === undefined) throw new RangeError(key);
  return readMarketFile(kind, { name: kind.file, bytes: Buffer.from(text) }, retrieved);
}

const ai = aiFile(
  { country: 'CA', first: '2026-05-30', values: [10, 12, 20, 23] },
  { country: 'US', first: '2026-05-30', values: [5, 5.0004, 5.1236, 5.1239] },
);
const sectors = `date,country_code,country,sector,pay_transparency_pct,pay_transparency_pct_3ma
2026-01-01,US,United States,"IT Infrastructure, Operations & Support",40.12345,NA
2026-02-01,US,United States,"IT Infrastructure, Operations & Support",41.5,40.9
`;
const countries = `date,country_code,country,pay_transparency_pct,pay_transparency_pct_3ma
2026-01-01,US,United States,49,NA
2026-02-01,US,United States,48.7758749,49.1
`;
const index = `date,jobcountry,indeed_job_postings_index_SA,indeed_job_postings_index_NSA,variable
2020-02-01,US,100,100,total postings
2020-02-02,US,100.03,100.05,total postings
2020-02-01,US,100,100,new postings
2020-02-02,US,99.5,98.25,new postings
`;

const states = `date,state,indeed_job_postings_index
2026-05-01,tx,110
2026-05-15,tx,120.5
2026-06-01,tx,112.3456
2026-06-02,tx,113
2026-05-01,wa,80
2026-06-01,wa,74.78
`;
const wages = `jobcountry,country,month,n_obs,posted_wage_growth_yoy,posted_wage_growth_yoy_3moavg
US,United States,Feb-26,726581,-0.0217782,NA
US,United States,Mar-26,789248,0.0234858,NA
US,United States,Apr-26,761931,0.023796275,0.023020096
`;

test('daily values become means of months, with the last value and the days of the period', async () => {
  const { source, series, rows_read: rows } = await read('ai-postings-share', ai);
  expect(rows).toBe(8);
  expect(source).toMatchObject({
    name: 'Indeed Hiring Lab, AI Tracker',
    publisher: 'Indeed Hiring Lab',
    url: 'https://github.com/hiring-lab/ai-tracker',
    licence: 'CC BY 4.0',
    attribution: 'Source: Indeed Hiring Lab, AI Tracker, CC BY 4.0.',
    first_day: '2026-05-30',
    last_day: '2026-06-02',
    retrieved_on: '2026-07-02',
  });
  expect(series).toEqual([
    {
      measure: 'ai-share',
      country: 'CA',
      place: null,
      sector: null,
      first_day: '2026-05-30',
      last_day: '2026-06-02',
      last_value: 23,
      monthly: [11, 21.5],
      days: [10, 12, 20, 23],
    },
    expect.objectContaining({ country: 'US', last_value: 5.124, monthly: [5, 5.124] }),
  ]);
});

test('the index has four series, for all and for new postings, adjusted and not', async () => {
  const { series } = await read('job-postings-us', index);
  expect(series.map(({ measure, last_value: last }) => [measure, last])).toEqual([
    ['postings-total-adjusted', 100.03],
    ['postings-total-unadjusted', 100.05],
    ['postings-new-adjusted', 99.5],
    ['postings-new-unadjusted', 98.25],
  ]);
});

test('monthly values stay as published, and a sector may hold commas', async () => {
  const { source, series } = await read('pay-transparency-sector', sectors);
  expect(source).toMatchObject({ first_day: '2026-01-01', last_day: '2026-02-01', grain: 'month' });
  expect(series).toEqual([
    {
      measure: 'pay-share',
      country: 'US',
      place: null,
      sector: 'IT Infrastructure, Operations & Support',
      first_day: '2026-01-01',
      last_day: '2026-02-01',
      last_value: 41.5,
      monthly: [40.123, 41.5],
      days: null,
    },
  ]);
});

test('of a state the first days of months and the newest day are kept, with its code in capitals', async () => {
  const { source, series } = await read('job-postings-by-state-us', states);
  expect(source).toMatchObject({ grain: 'first-day', last_day: '2026-06-02' });
  const texas = {
    ...{ measure: 'postings-total-adjusted', country: 'US', place: 'TX', sector: null },
    ...{ first_day: '2026-05-01', last_day: '2026-06-02', last_value: 113, days: null },
    monthly: [110, 112.346],
  };
  const washington = { place: 'WA', last_day: '2026-06-01', last_value: 74.78 };
  expect(series).toEqual([texas, expect.objectContaining(washington)]);
});

test('wage growth is percent by month, its mean begins where the file has one, and postings are counted', async () => {
  const { source, series } = await read('posted-wage-growth-by-country', wages);
  expect(source).toMatchObject({ first_day: '2026-02-01', last_day: '2026-04-01' });
  expect(series.map(({ measure, first_day: first, monthly }) => [measure, first, monthly])).toEqual(
    [
      ['wage-observations', '2026-02-01', [726581, 789248, 761931]],
      ['wage-growth', '2026-02-01', [-2.178, 2.349, 2.38]],
      ['wage-growth-3-months', '2026-04-01', [2.302]],
    ],
  );
});

/** A file of each kind. */
const files = {
  states: ['job-postings-by-state-us', states],
  wages: ['posted-wage-growth-by-country', wages],
  ai: ['ai-postings-share', ai],
  index: ['job-postings-us', index],
  countries: ['pay-transparency-country', countries],
  sectors: ['pay-transparency-sector', sectors],
} as const;

test.each<[keyof typeof files, string, string, string]>([
  [
    'ai',
    'AI_share_postings',
    'share',
    'ai-postings-share.csv, line 1: the header is not "date,jobcountry,AI_share_postings": is this the file of another source?',
  ],
  ['ai', '2026-05-30,CA,10', '2026-05-30,CA', 'line 2: the row has 2 cells, expected 3'],
  ['ai', '05-30,CA', '02-30,CA', 'line 2: date is "2026-02-30", expected a day as YYYY-MM-DD'],
  ['ai', '2026-05-30,CA', '30/05/2026,CA', 'line 2: date is "30/05/2026"'],
  ['ai', '30,CA', '30,Canada', 'line 2: jobcountry is "Canada", expected two letters such as US'],
  ['ai', 'CA,10', 'CA,NA', 'line 2: AI_share_postings is "NA", expected a number from 0 to 100'],
  ['ai', 'CA,10', 'CA,100.01', 'line 2: AI_share_postings is "100.01"'],
  ['ai', 'CA,10', 'CA,-0.1', 'line 2: AI_share_postings is "-0.1"'],
  ['ai', 'CA,10', 'CA,0x1f', 'line 2: AI_share_postings is "0x1f"'],
  ['ai', 'CA,10', 'CA,', 'line 2: AI_share_postings is ""'],
  [
    'ai',
    '2026-06-01,CA',
    '2026-05-31,CA',
    'line 6: date is "2026-05-31", expected 2026-06-01 for CA: values follow each other without gaps',
  ],
  ['ai', '2026-05-31,CA,12\n', '', 'line 5: date is "2026-06-01", expected 2026-05-31 for CA'],
  ['index', '100.03', '1000.5', 'is "1000.5", expected a number from 0 to 1000'],
  ['index', '01,US', '01,CA', 'line 2: jobcountry is "CA", expected one of US'],
  ['index', 'new', 'old', 'is "old postings", expected one of total postings, new postings'],
  ['countries', '02-01', '02-02', 'date is "2026-02-02", expected the first day of a month'],
  ['countries', '49.1', 'n/a', 'line 3: pay_transparency_pct_3ma is "n/a"'],
  ['countries', '02-01', '03-01', 'line 3: date is "2026-03-01", expected 2026-02-01 for US'],
  [
    'states',
    '05-01,tx',
    '05-02,tx',
    'line 2: date is "2026-05-02", expected the first day of a month',
  ],
  [
    'states',
    '06-01,tx',
    '06-03,tx',
    'line 4: date is "2026-06-03", expected 2026-06-01 for US, TX',
  ],
  [
    'states',
    '06-02,tx',
    '05-31,tx',
    'line 5: date is "2026-05-31", expected 2026-07-01 for US, TX',
  ],
  ['states', 'tx,110', 'TX,110', 'line 2: state is "TX", expected two small letters'],
  [
    'states',
    ',state,',
    ',province,',
    'line 1: the header is not "date,state,indeed_job_postings_index"',
  ],
  ['wages', 'Mar-26', '2026-03', 'line 3: month is "2026-03", expected a month such as Apr-26'],
  ['wages', '0.0234858', 'NA', 'line 4: date is "2026-04-01", expected 2026-03-01 for US'],
  [
    'wages',
    '-0.0217782',
    '2.18',
    'line 2: posted_wage_growth_yoy is "2.18", expected a number from -1',
  ],
  ['sectors', '"IT Infrastructure, Operations & Support"', '', 'line 2: sector is ""'],
  ['sectors', 'Operations & Support', '<b>', 'sector is "IT Infrastructure, <b>", expected a name'],
])('a file with "%#" is refused with file, line and reason', async (name, from, to, message) => {
  const [key, text] = files[name];
  expect(text).toContain(from);
  const attempt = read(key, text.replace(from, to));
  await expect(attempt).rejects.toThrow(MalformedFileError);
  await expect(attempt).rejects.toThrow(message);
});

test('a value of a day after the file was fetched is refused, save for the time zones', async () => {
  await expect(read('ai-postings-share', ai, '2026-05-31')).rejects.toThrow(
    /line 8: date is "2026-06-02", which is after the day the file was fetched/,
  );
  expect((await read('ai-postings-share', ai, '2026-06-01')).source.last_day).toBe('2026-06-02');
});

test.each([
  [
    'a web page',
    '<!doctype html>\n<html><body>404</body></html>',
    /line 1: this is a web page and not a CSV file/,
  ],
  ['an empty file', '', /line 1: the file is empty/],
  [
    'a file without rows',
    'date,jobcountry,AI_share_postings\n',
    /line 1: there is no row below the header/,
  ],
  ['a JSON file', '{"date": "2026-01-01"}', /line 1: Invalid Opening Quote/],
  [
    'another encoding',
    new Uint8Array([
      ...new TextEncoder().encode('date,jobcountry,AI_share_postings\n2026-01-01,'),
      0xe9,
      0x2c,
      0x31,
      0x0a,
    ]),
    /line 2: the text is not UTF-8: export the file again/,
  ],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x64, 0x00, 0x61]), /line 1: the text is not UTF-8/],
  [
    'a quote without an end',
    `date,jobcountry,AI_share_postings\n2026-01-01,"${'x'.repeat(70_000)}`,
    /Max Record Size/,
  ],
])('%s is refused', async (_name, text, message) => {
  const attempt = read('ai-postings-share', text);
  await expect(attempt).rejects.toThrow(MalformedFileError);
  await expect(attempt).rejects.toThrow(message);
});

test('problems are reported together, up to twenty, without control characters of the file', async () => {
  const broken = ai.replaceAll(/,(CA|US),/g, ',\u001b[31m,');
  const error = await read('ai-postings-share', broken).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ problems: { length: 8 } });
  expect(String(error)).not.toContain('\u001b');
  const many = aiFile({
    country: 'CANADA',
    first: '2026-01-01',
    values: Array.from({ length: 50 }, () => 1),
  });
  expect(await read('ai-postings-share', many).catch((reason: unknown) => reason)).toMatchObject({
    problems: { length: 20 },
  });
});

test('a file with a thousand series is refused', async () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  const rows = codes.map((country) => ({ country, first: '2026-01-01', values: [1] }));
  await expect(read('ai-postings-share', aiFile(...rows))).rejects.toThrow(/more than 500 series/);
});

test('a cell with a control character is refused with its line', async () => {
  const broken = sectors.replace('Operations & Support",41.5', 'Operations\u0000 & Support",41.5');
  await expect(read('pay-transparency-sector', broken)).rejects.toThrow(
    /, line 3: sector contains a control character: remove it$/,
  );
});
