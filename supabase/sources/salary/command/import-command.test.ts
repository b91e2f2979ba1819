import { expect, test } from 'vitest';
import { DOWNLOAD_LIMITS } from '@talent/functions/market/download.ts';
import { runImport } from './import-command.ts';

/** Runs the command where no database is: how it exits and what it prints. */
async function type(...parameters: string[]) {
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  const target = () => Promise.reject(new Error('The database is asked.'));
  const exit = await runImport(parameters, {
    ...{ out: print, err: print, target, confirm: null },
    ...{ limits: DOWNLOAD_LIMITS, now: () => new Date('2026-11-30T10:00:00Z') },
  });
  return { exit, text: printed.join('\n') };
}

const file = ['ai-jobs', 'salaries.csv'];

test.each([[[]], [['--help']], [['-h']]])(
  '%j prints the help with every source and its editions',
  async (parameters) => {
    const { exit, text } = await type(...parameters);
    expect(exit).toBe(0);
    const places = ['bls-oews-metro', 'bls-oews-state', 'dol-lca-titles', 'bea-rpp', 'more files'];
    for (const words of ['ai-jobs', 'ca-job-bank', '2025-05', '--dry-run', '--yes', ...places]) {
      expect(text).toContain(words);
    }
  },
);

test.each([
  ['http://www.bls.gov/MSA_M2025_dl.xlsx', /not an https URL/],
  ['https://127.0.0.1/MSA_M2025_dl.xlsx', /127\.0\.0\.1 is not on the public internet/],
])('%s is not fetched', async (address, message) => {
  const { exit, text } = await type('bls-oews-metro', address, '--edition', '2025-05');
  expect(exit).toBe(1);
  expect(text).toMatch(message);
  expect(text).toContain('save the file with a browser');
});

test.each([
  [['indeed', 'x.csv', '--edition', '2025'], /Allowed choices are ai-jobs, bls-oews, ca-job-bank/],
  [['ai-jobs', '--edition', '2025-01-19'], /missing required argument 'file'/],
  [[...file, 'more.csv', '--edition', '2025-01-19'], /too many arguments/],
  [file, /required option '--edition <name>' not specified/],
  [[...file, '--edition', 'newest'], /"newest" is not an edition of ai-jobs: such as 2025-01-19/],
  [['bls-oews', 'x.csv', '--edition', '2025'], /such as 2025-05/],
  [
    [...file, '--edition', '2025-01-19', '--retrieved', '2026-02-30'],
    /'2026-02-30' is invalid.* Name a day such as 2026-11-21/,
  ],
  [[...file, '--edition', '2025-01-19', '--dryrun'], /unknown option '--dryrun'/],
])('%j is misuse, and the message says what to type', async (parameters, message) => {
  const { exit, text } = await type(...parameters);
  expect(exit).toBe(2);
  expect(text).toMatch(message);
});
