import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSalaryData } from '@talent/data/load-salary-data';
import { DOWNLOAD_LIMITS } from '@talent/functions/market/download.ts';
import type { Json } from '@talent/data/types';
import { unwrap } from '@talent/data/unwrap';
import { expect, test } from 'vitest';
import { blsImporter } from '../official/bls-importer.ts';
import { runImport } from './import-command.ts';
import { importEdition } from '../edition/import-edition.ts';
import { payRangesImporter } from '../ranges/pay-ranges-importer.ts';
import { jobBankImporter } from '../official/job-bank-importer.ts';
import { NO_BINS } from '../figures/salary-band.ts';
import { salarySeed } from '../../testing/seed-edition.ts';
import { editionOf, fixtureOf } from '../testing/edition-of.ts';
import { typed } from '../../testing/typed.ts';
import { fileStack } from '@talent/functions/testing/file-stack.ts';
import { testDir } from '@talent/node/testing/test-dir';

const stack = await fileStack();
const { operator, visitor } = stack;

/** Runs the command as a person types it, against the stack. */
const type = (...parameters: string[]) =>
  typed(stack, (surroundings) =>
    runImport(parameters, {
      ...{ ...surroundings, confirm: null },
      ...{ limits: DOWNLOAD_LIMITS, now: () => new Date('2026-11-30T10:00:00Z') },
    }),
  );

/** A source file of the next year; `change` alters its text. */
function fileOf2026(change: (text: string) => string = (text) => text): string {
  const path = join(testDir(), `oews-${Math.random()}.csv`);
  writeFileSync(path, change(fixtureOf(blsImporter).replace('2025,', '2026,')));
  return path;
}

/** Everything that an import could change. */
async function state() {
  const sources = unwrap(await operator.from('salary_sources').select().order('id'));
  const imports = unwrap(
    await operator.from('salary_imports').select('source_id').order('source_id'),
  );
  const { count } = await operator.from('salary_bands').select('*', { count: 'exact', head: true });
  return { sources, imports, count };
}

const NO_PERCENTILES = Object.fromEntries(
  ['p10', 'p25', 'p50', 'p75', 'p90', 'p50_low', 'p50_high'].map((name) => [name, null]),
);
const NO_INTERVAL = { p50_low: null, p50_high: null };

/** Hands an edition to the database as it is, checked by nothing before. */
const hand = (edition: object) => {
  const payload: Json = JSON.parse(JSON.stringify({ accept_loss: true, ...edition }));
  return operator.rpc('import_salary_edition', { payload });
};

/** What a command prints that changes nothing, and ends with this exit code. */
async function unchanged(code: number, ...parameters: string[]): Promise<string> {
  const before = await state();
  const { exit, text } = await type(...parameters);
  expect([exit, await state()]).toEqual([code, before]);
  return text;
}

test('importing the edition of the seed again changes nothing', async () => {
  const before = await state();
  const seeded = salarySeed('bls-oews');
  // The seed leaves out what is null, the command does not.
  const bands = seeded.bands.map((band) => Object.assign({}, NO_BINS, NO_INTERVAL, band));
  const text = await importEdition(
    operator,
    { ...seeded, bands },
    { takesOlder: false, acceptsLoss: false },
  );
  expect(text).toContain('nothing was changed');
  expect(await state()).toEqual(before);
});

const bls = ['bls-oews', '--edition', '2026-05'] as const;

test('a dry run reports the changes and makes none', async () => {
  const report = join(testDir(), 'report.json');
  const text = await unchanged(0, ...bls, fileOf2026(), '--dry-run', '--report', report);
  expect(text).toMatch(/2 rows read, 2 in the bands/);
  expect(text).toMatch(/1 figures added\n\s+bls-oews\/US\/other-computer-occupation.*may-2026/);
  expect(text).toMatch(/1 figures changed by more than 2%\n.*data-scientist.*112,590 -> 110,000/);
  expect(text).toMatch(/56 figures no longer there/);
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
    source: { edition: '2026-05' },
    report: { rowsRead: 2 },
    changes: { added: [expect.stringContaining('may-2026')] },
  });
});

test('without --yes nothing is imported where there is no terminal', async () => {
  expect(await unchanged(2, ...bls, fileOf2026())).toContain('Add --yes');
});

test('a new edition supersedes the one before, which stays for operators', async () => {
  const refused = await unchanged(1, ...bls, fileOf2026(), '--yes');
  expect(refused).toContain(
    'has 2 figures, and the current one, 2025-05, has 57. Add --accept-loss',
  );
  const { exit, text } = await type(...bls, fileOf2026(), '--yes', '--accept-loss');
  expect(exit).toBe(0);
  expect(text).toContain('Imported edition 2026-05 of bls-oews: 2 figures. It supersedes 2025-05');
  const seen = await loadSalaryData(visitor());
  expect(seen.version).toContain('bls-oews@2026-05.1');
  const official = seen.bands.filter(({ source }) => source === 'bls-oews');
  expect(official.map(({ period, current }) => [period, current])).toEqual([
    ['May 2024', false],
    ['May 2026', true],
  ]);
  const old = unwrap(
    await operator
      .from('salary_sources')
      .select('superseded_at, salary_bands(count)')
      .eq('key', 'bls-oews')
      .eq('edition', '2025-05')
      .single(),
  );
  expect(old).toMatchObject({ superseded_at: expect.any(String), salary_bands: [{ count: 57 }] });
});

test('the same file again is reported as such and changes nothing', async () => {
  expect(await unchanged(0, ...bls, fileOf2026(), '--yes', '--retrieved', '2026-12-01')).toContain(
    'there already, made from the same file: nothing was changed',
  );
});

test('another file for an edition that is known is refused', async () => {
  const other = fileOf2026((text) => text.replace('110000', '111000'));
  expect(await unchanged(1, ...bls, other, '--yes')).toMatch(
    /2026-05 of bls-oews was imported from another file.*\nNothing was changed/,
  );
});

test('an older edition is refused, and imported with --older', async () => {
  const older = join(testDir(), 'older.csv');
  writeFileSync(older, fixtureOf(blsImporter).replace('2025,', '2023,').replace('2024,', '2022,'));
  const bls2023 = ['bls-oews', '--edition', '2023-05', older, '--yes'] as const;
  expect(await unchanged(1, ...bls2023)).toMatch(
    /2023-05 of bls-oews is older than .* 2026-05.* Add --older/,
  );

  const taken = await type(...bls2023, '--older');
  expect(taken.text).toContain('It supersedes 2026-05');
  const back = await type(...bls, fileOf2026(), '--yes');
  expect(back.text).toContain('Imported edition 2026-05 (revision 2)');
});

test('a file that is current under another name is refused', async () => {
  const path = join(testDir(), 'wages.csv');
  writeFileSync(path, fixtureOf(jobBankImporter));
  await type('ca-job-bank', '--edition', '2026', path, '--yes', '--accept-loss');
  expect(await unchanged(1, 'ca-job-bank', '--edition', '2027', path, '--yes')).toContain(
    'This file is edition 2026 of ca-job-bank already',
  );
});

test('a malformed file is refused with line and reason before the database is asked', async () => {
  const file = fileOf2026((text) => text.replace('110000', 'x'));
  expect(await unchanged(1, ...bls, file, '--yes')).toMatch(
    /line 2: a_median is "x".*\nNothing was changed/,
  );
});

test('a band that the database refuses takes the whole edition with it', async () => {
  const before = await state();
  const text = fixtureOf(blsImporter).replace('2025,', '2027,');
  const edition = await editionOf(blsImporter, text, '2027-05');
  const last = edition.bands.at(-1);
  const bands = [...edition.bands.slice(0, -1), { ...last, n: 9 }];
  const { error } = await hand({ ...edition, bands });
  expect(error?.message).toContain('salary_bands_small_n_suppressed');
  expect(await state()).toEqual(before);
});

test.each<[string, object, string]>([
  ['fewer ranges in all than different ones', { all_n: 1 }, 'all_ranges_counted'],
  ['figures over all ranges in part', { all_p25: null }, 'all_ranges_whole'],
  ['figures over all ranges out of order', { all_p25: 1 }, 'all_ranges_ordered'],
  ['more points than ranges', { points: 12 }, 'points_counted'],
  [
    'figures of ranges for people employed',
    { n_kind: 'employment_estimate' },
    'all_ranges_of_ranges',
  ],
  [
    'a count of all ranges on a band that is withheld',
    { suppressed: true, n_note: 'Few.', ...NO_PERCENTILES },
    'suppressed_has_no_ranges',
  ],
])('the database refuses %s', async (_what, wrong, constraint) => {
  const before = await state();
  const edition = await editionOf(payRangesImporter, undefined, '2027-01-19');
  const [first, ...others] = edition.bands;
  const bands = [{ ...first, ...wrong }, ...others];
  const { error } = await hand({ ...edition, bands });
  expect(error?.message).toContain(`salary_bands_${constraint}`);
  expect(await state()).toEqual(before);
});

test('a seed that is older than the current edition changes nothing', async () => {
  const before = await state();
  const edition = await editionOf(blsImporter);
  const { data } = await hand({ ...edition, when_older: 'skip' });
  expect(data).toEqual({ status: 'skipped', edition: '2026-05' });
  expect(await state()).toEqual(before);
});

test('two imports of one source at the same moment leave one current edition', async () => {
  const edition = async (year: number) => {
    const text = fixtureOf(blsImporter).replace('2025,', `${year},`);
    const made = await editionOf(blsImporter, text, `${year}-05`);
    return hand({ ...made, when_older: 'replace' });
  };
  const answers = await Promise.all([edition(2030), edition(2031)]);
  expect(answers.map(({ error }) => error)).toEqual([null, null]);
  const { sources } = await state();
  const current = sources.filter(
    ({ key, superseded_at }) => key === 'bls-oews' && superseded_at === null,
  );
  expect(current).toHaveLength(1);
});
