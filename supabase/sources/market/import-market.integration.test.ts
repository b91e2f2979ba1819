import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadMarketData, loadMarketVersion } from '@talent/data/load-market-data';
import { DOWNLOAD_LIMITS } from '@talent/functions/market/download.ts';
import { aiFile } from '@talent/functions/market/testing/market-files.ts';
import { seriesOf } from '@talent/api/market/read-market';
import { beforeEach, expect, test } from 'vitest';
import { runImportMarket } from './import-market-command.ts';
import { publisherFiles } from '../testing/publisher-files.ts';
import { marketState } from './testing/market-state.ts';
import { typed } from '../testing/typed.ts';
import { fileStack } from '@talent/functions/testing/file-stack.ts';

const stack = await fileStack();
const { operator, visitor } = stack;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'talent-market-'));
  return () => rmSync(folder, { recursive: true, force: true });
});

/** Runs the command as a person types it. */
const type = (...parameters: string[]) =>
  typed(stack, (surroundings) =>
    runImportMarket(parameters, {
      ...surroundings,
      limits: DOWNLOAD_LIMITS,
      urls: () => new Map(),
      now: () => new Date('2027-01-10T12:00:00Z'),
    }),
  );

const published = publisherFiles('', 'hiring-lab');

// Before all others, as it needs the seeds alone.
test.skipIf(published === null)("the publisher's files add their days to the seeds", async () => {
  const { exit, text } = await type('--from', published ?? '', '--retrieved', '2026-11-22');
  expect(exit).toBe(0);
  expect(text).toMatch(/^(\S+: this file is current already; nothing was changed\.\n?){10}$/);
  const { data: editions } = await operator.from('market_sources').select('id').throwOnError();
  expect(editions).toHaveLength(10);
  const { data: days } = await operator.from('market_days').select('daily').throwOnError();
  expect(days.map(({ daily }) => daily.length).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 8 }, () => 2387),
    ...Array.from({ length: 7 }, () => 2677),
    ...Array.from({ length: 9 }, () => 2738),
  ]);
});

/** Imports a file of AI shares; all its countries have the same values from 1 January 2030 on. */
async function importAi(values: readonly number[], ...options: string[]) {
  const series = ['CA', 'US'].map((country) => ({ country, first: '2030-01-01', values }));
  writeFileSync(join(folder, 'ai-postings-share.csv'), aiFile(...series));
  return type('ai-postings-share', '--from', folder, '--retrieved', '2030-06-01', ...options);
}

const ai = () => loadMarketData(visitor(), { sources: ['ai-postings-share'] });

const state = () => marketState(operator);

/** What a command prints that changes nothing, and ends with this exit code. */
async function unchanged(code: number, run: () => ReturnType<typeof type>): Promise<string> {
  const before = await state();
  const { exit, text } = await run();
  expect([exit, await state()]).toEqual([code, before]);
  return text;
}

test('visitors read the seeded figures of a country with publisher, license and both dates', async () => {
  const data = await loadMarketData(visitor(), { countries: ['US'] });
  expect(data.series).toHaveLength(161);
  expect(data.sources.find(({ key }) => key === 'remote-postings-share')).toMatchObject({
    ...{ name: 'Indeed Hiring Lab, Remote Tracker', publisher: 'Indeed Hiring Lab' },
    url: 'https://github.com/hiring-lab/remote-tracker',
    ...{ licence: 'CC BY 4.0', licenceUrl: 'https://creativecommons.org/licenses/by/4.0/' },
    attribution: 'Source: Indeed Hiring Lab, Remote Tracker, CC BY 4.0.',
    method: expect.stringMatching(/^Share of the job postings on Indeed that offer remote/),
    changes: expect.stringMatching(/^Monthly figures are the mean of the daily values/),
    ...{ grain: 'day', firstDay: '2019-01-01', lastDay: '2026-04-30', retrievedOn: '2026-11-22' },
    ...{ revision: 1, checkedOn: null },
  });
  expect(JSON.stringify(data).length).toBeLessThan(130_000);
});

test('a file with fewer series than the current edition is refused, and taken with --accept-loss', async () => {
  expect(await unchanged(1, () => importAi([5, 5.1, 5.2]))).toMatch(
    /The file has less than the current edition: ai-share AU is missing; .*and 4 more\.\nEvery source that is not reported/,
  );

  const taken = await importAi([5, 5.1, 5.2], '--accept-loss', '--accept-jump');
  expect(taken).toMatchObject({ exit: 0 });
  expect(taken.text).toContain(
    'ai-postings-share: imported. 2 series from 2030-01-01 to 2030-01-03; 0 earlier values were revised. It supersedes the edition to 2026-06-30.',
  );
  const { data } = await operator
    .from('market_imports')
    .select('accepted, origin')
    .order('source_id', { ascending: false })
    .limit(1)
    .throwOnError();
  expect(data).toEqual([{ accepted: ['loss'], origin: 'file' }]);
});

test('a newer file is a new edition, and each revised day is kept with both values', async () => {
  const version = await loadMarketVersion(visitor());
  const { text } = await importAi([5, 5.15, 5.2, 5.3]);
  expect(text).toContain('2 earlier values were revised. It supersedes the edition to 2030-01-03.');
  expect((await loadMarketVersion(visitor())) === version).toBe(false);
  expect(seriesOf(await ai(), 'ai-share', 'US')).toMatchObject({
    lastDay: '2030-01-04',
    lastValue: 5.3,
    monthly: [5.163],
  });
  const { data } = await operator
    .from('market_revisions')
    .select('grain, days, before, after, market_series(country)')
    .order('series_id')
    .throwOnError();
  const revised = { grain: 'day', days: ['2030-01-02'], before: [5.1], after: [5.15] };
  expect(data).toEqual(['CA', 'US'].map((country) => ({ ...revised, market_series: { country } })));
  const { data: days } = await operator
    .from('market_days')
    .select('daily, market_series!inner(measure)')
    .eq('market_series.measure', 'ai-share')
    .throwOnError();
  expect(days.map(({ daily }) => daily)).toEqual([
    [5, 5.15, 5.2, 5.3],
    [5, 5.15, 5.2, 5.3],
  ]);
});

test('another file that ends on the same day is a revision, and the same file again changes nothing', async () => {
  await importAi([5, 5.15, 5.2, 5.31]);
  expect((await ai()).sources).toMatchObject([{ lastDay: '2030-01-04', revision: 2 }]);
  expect(await unchanged(0, () => importAi([5, 5.15, 5.2, 5.31]))).toBe(
    'ai-postings-share: this file is current already; nothing was changed.',
  );
});

test('a jump is refused with its reason, and the current edition stays live', async () => {
  expect(await unchanged(1, () => importAi([5, 5.15, 5.2, 5.31, 7]))).toMatch(
    /changes that nobody has confirmed: ai-share CA goes from 5.31 to 7 on 2030-01-05: more than 1 percentage points within a day/,
  );
  expect(await unchanged(1, () => importAi([5, 5.15, 5.2, 5.31, 101]))).toContain(
    'Fix the file, or fetch it again from https://github.com/hiring-lab/ai-tracker.',
  );
});

test('a jump is taken with --accept-jump, and a loss is not', async () => {
  expect(await importAi([5, 5.15, 9], '--accept-jump')).toMatchObject({
    exit: 1,
    text: expect.stringMatching(/ends on 2030-01-03/),
  });
  expect(await importAi([5, 5.15, 5.2, 5.31, 7], '--accept-jump')).toMatchObject({ exit: 0 });
  expect(seriesOf(await ai(), 'ai-share', 'CA')?.lastValue).toBe(7);
});

test('a dry run compares and changes nothing', async () => {
  const dryRun = (...values: number[]) => unchanged(0, () => importAi(values, '--dry-run'));
  expect(await dryRun(5, 5.15, 5.2, 5.3, 7, 7.1)).toMatch(
    /to 2030-01-06; 2 earlier values were revised\. Would be imported\.\nThis was a dry run/,
  );
  expect(await dryRun(5, 5.15, 5.2, 5.31, 7)).toContain('This file is current already.');
});

test('one file that cannot be read keeps all others out', async () => {
  await importAi([5, 5.15, 5.2, 5.31, 7, 7.1], '--dry-run');
  const all = () => type('--from', folder, '--retrieved', '2030-06-01');
  expect(await unchanged(1, all)).toContain(
    `There is no file ${join(folder, 'job-postings-US.csv')}.`,
  );
});

test('the database refuses an edition made before another import, and takes none in part', async () => {
  const { data: current } = await operator
    .from('market_sources')
    .select('id')
    .eq('key', 'ai-postings-share')
    .is('superseded_at', null)
    .single()
    .throwOnError();
  const source = (await ai()).sources[0];
  const days = { first_day: '2030-01-01', last_day: '2030-02-01' };
  const series = { measure: 'ai-share', unit: 'percent', ...days, last_value: 1 };
  const payload = {
    source: { ...source, ...days, licence_url: source?.licenceUrl, retrieved_on: '2030-02-01' },
    origin: 'file',
    file_sha256: 'c'.repeat(64),
    rows_read: 1,
    based_on: current.id,
    series: [
      { ...series, country: 'US', monthly: [1, 1] },
      { ...series, country: 'CA', monthly: [1] },
    ],
  };
  const before = await state();
  const refusalOf = async (patch: object) => {
    const sent = JSON.parse(JSON.stringify({ ...payload, ...patch }));
    return (await operator.rpc('import_market_edition', { payload: sent })).error;
  };
  expect(await refusalOf({ based_on: current.id - 1 })).toMatchObject({
    code: 'PT409',
    message: expect.stringContaining('imported meanwhile'),
  });
  expect((await refusalOf({}))?.message).toContain('market_series_every_month');
  expect(await state()).toEqual(before);
});

test('misuse exits with 2 and says what to type; without parameters the help names every source', async () => {
  expect(await type('ai', '--from', folder)).toMatchObject({
    exit: 2,
    text: expect.stringContaining('Name one of ai-postings-share'),
  });
  expect(await type('ai-postings-share')).toMatchObject({
    exit: 2,
    text: expect.stringContaining('--from'),
  });
  expect(await type('--from', folder, '--retrieved', '2026-02-30')).toMatchObject({ exit: 2 });
  expect(await type('refresh', '--accept-jump', 'all')).toMatchObject({ exit: 2 });
  const help = await type();
  expect(help.exit).toBe(0);
  for (const words of [
    'remote-postings-share',
    'job-postings-CA.csv',
    'https://github.com/hiring-lab/pay-transparency',
    'https://raw.githubusercontent.com/hiring-lab/job_postings_tracker/master/US/state_job_postings_us.csv',
    'refresh',
    '--accept-loss',
  ]) {
    expect(help.text).toContain(words);
  }
});
