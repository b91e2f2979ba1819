import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSalaryData } from '@talent/data/load-salary-data';
import { unwrap } from '@talent/data/unwrap';
import { testDir } from '@talent/node/testing/test-dir';
import { expect, test } from 'vitest';
import { runRate } from './rate-command.ts';
import { typed } from '../../testing/typed.ts';
import { fileStack } from '@talent/functions/testing/file-stack.ts';

const stack = await fileStack();
const { operator, visitor } = stack;

/** Runs the command as a person types it on November 23, 2026. */
const type = (...parameters: string[]) =>
  typed(stack, (surroundings) =>
    runRate(parameters, { ...surroundings, now: () => new Date('2026-11-23T12:00:00Z') }),
  );

const rows = async () =>
  unwrap(
    await operator
      .from('exchange_rates')
      .select('cad_per_usd, kind, day, source, superseded_at')
      .order('id'),
  );

function valetFile(content: unknown): string {
  const path = join(testDir(), 'rates.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const parametersOf = (rate: string, day: string, ...more: string[]) => [
  ...['--rate', rate, '--day', day, '--source', 'Bank of Canada', ...more],
];
const given = (...rate: Parameters<typeof parametersOf>) => type(...parametersOf(...rate));

/** What a command prints that changes nothing, and ends with this exit code. */
async function unchanged(code: number, ...parameters: string[]): Promise<string> {
  const before = await rows();
  const { exit, text } = await type(...parameters);
  expect([exit, await rows()]).toEqual([code, before]);
  return text;
}

test('a newer rate is current at once, for visitors too, and the one before is kept', async () => {
  const { exit, text } = await given('1.4012', '2026-11-18');
  expect(text).toContain('1 USD is 1.4012 CAD (Bank of Canada, November 18, 2026).');
  expect(text).toContain('It supersedes 1.3698 of December 31, 2024, which is kept.');
  expect(exit).toBe(0);
  const { exchangeRate, version } = await loadSalaryData(visitor());
  expect(exchangeRate).toEqual({
    cadPerUsd: 1.4012,
    kind: 'daily',
    day: '2026-11-18',
    source: 'Bank of Canada',
    url: 'https://www.bankofcanada.ca/rates/exchange/daily-exchange-rates/',
  });
  expect(version).toContain('usd-cad@2026-11-18.1.4012');
  expect(await rows()).toMatchObject([
    { cad_per_usd: 1.3698, kind: 'annual', superseded_at: expect.any(String) },
    { cad_per_usd: 1.4012, kind: 'daily', superseded_at: null },
  ]);
  const again = await given('1.4012', '2026-11-18');
  expect(again.text).toContain('This is the current rate already.');
  expect(await rows()).toHaveLength(2);
});

test('a file of the Bank of Canada gives its newest day that has a rate', async () => {
  const { exit, text } = await type(
    valetFile({
      terms: { url: 'https://www.bankofcanada.ca/terms/' },
      seriesDetail: { FXUSDCAD: { label: 'USD/CAD' } },
      observations: [
        { d: '2026-11-20', FXUSDCAD: { v: '1.4049' } },
        { d: '2026-11-19', FXUSDCAD: { v: 1.4067 } },
        { d: '2026-11-21', FXUSDCAD: { e: -64 } },
      ],
    }),
  );
  expect(text).toContain('1 USD is 1.4049 CAD (Bank of Canada, November 20, 2026).');
  expect(exit).toBe(0);
  expect((await loadSalaryData(visitor())).exchangeRate.cadPerUsd).toBe(1.4049);
});

test('an older day is refused, and taken with --older', async () => {
  expect(await unchanged(1, ...parametersOf('1.3500', '2026-01-02'))).toMatch(
    /2026-01-02 is older than .* 2026-11-20\. Add --older/,
  );
  expect((await given('1.3700', '2025-12-31', '--annual', '--older')).exit).toBe(0);
  expect((await loadSalaryData(visitor())).exchangeRate).toMatchObject({
    cadPerUsd: 1.37,
    kind: 'annual',
    day: '2025-12-31',
    url: 'https://www.bankofcanada.ca/rates/exchange/annual-average-exchange-rates/',
  });
});

test('another rate of the same day is a correction', async () => {
  expect((await given('1.3701', '2025-12-31', '--annual')).exit).toBe(0);
  expect((await loadSalaryData(visitor())).exchangeRate.cadPerUsd).toBe(1.3701);
});

test('a dry run changes nothing', async () => {
  const tried = parametersOf('1.4100', '2026-11-20', '--dry-run');
  expect(await unchanged(0, ...tried)).toContain('nothing was changed');
});

const day = ['--day', '2026-11-20'];
const source = ['--source', 'Bank of Canada'];

test.each<[string[], number, RegExp]>([
  [
    ['--rate', '0.7123', ...day, ...source],
    1,
    /0\.7123 is not between 0\.9 and 1\.8: give the Can/,
  ],
  [['--rate', '1.8001', ...day, ...source], 1, /1\.8001 is not between 0\.9 and 1\.8/],
  [['--rate', '13.7', ...day, ...source], 1, /"13\.7" is not a rate/],
  [['--rate', '1,37', ...day, ...source], 1, /"1,37" is not a rate: write it with a point/],
  [['--rate', 'NaN', ...day, ...source], 1, /"NaN" is not a rate/],
  [['--rate', '1.4', '--day', '2026-02-30', ...source], 1, /"2026-02-30" is not a day/],
  [['--rate', '1.4', '--day', '2026-11-24', ...source], 1, /not between 2017-01-01 and today/],
  [['--rate', '1.4', '--day', '2016-11-24', ...source], 1, /not between 2017-01-01 and today/],
  [['--rate', '1.4', ...day, ...source, '--annual'], 1, /last of its year: 2026-12-31/],
  [['--rate', '1.4', ...day, ...source, '--url', 'http://x.example'], 1, /not an https address/],
  [['--rate', '1.4', ...day, '--source', 'European Central Bank'], 2, /Add --url with the page/],
  [['--rate', '1.4', ...day], 2, /type --rate, --day and --source/],
  [['none.json'], 1, /There is no file none\.json/],
  [['none.json', '--rate', '1.4'], 2, /A file brings its own rate/],
  [['--rte', '1.4'], 2, /unknown option '--rte'/],
])('%j is refused, and the message says what to do', async (parameters, expected, message) => {
  expect(await unchanged(expected, ...parameters)).toMatch(message);
});

test.each<[unknown, RegExp]>([
  ['<html>', /rates\.json is not an answer of the Bank of Canada.*\n {2}curl -o rates\.json/],
  [{ observations: [{ d: '2026-11-20', FXEURCAD: { v: '1.5' } }] }, /is not an answer/],
  [{ observations: [] }, /holds no rate of FXUSDCAD/],
  [{ observations: [{ d: '2026-11-20', FXUSDCAD: { v: '0.7123' } }] }, /0\.7123 is not between/],
  [{ observations: [{ d: 'newest', FXUSDCAD: { v: '1.4' } }] }, /"newest" is not a day/],
])('the file %j is refused', async (content, message) => {
  expect(await unchanged(1, valetFile(content))).toMatch(message);
});

test('the database refuses the same for a caller that checks nothing', async () => {
  const before = await rows();
  const rate = { kind: 'daily', day: '2026-11-20', source: 'x', url: 'https://x.example' };
  for (const wrong of [
    { ...rate, cad_per_usd: 0.73 },
    { ...rate, cad_per_usd: 1.36981 },
    { ...rate, cad_per_usd: 1.4, day: '2999-01-01' },
    { ...rate, cad_per_usd: 1.4, kind: 'annual' },
    { ...rate, cad_per_usd: 1.4, url: 'javascript:alert(1)' },
    { ...rate, cad_per_usd: 1.4, source: '' },
  ]) {
    const { error } = await operator.rpc('set_exchange_rate', { payload: wrong });
    expect(error?.code).toBe('23514');
  }
  expect(await rows()).toEqual(before);
});
