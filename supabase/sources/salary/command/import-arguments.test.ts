import { expect, test } from 'vitest';
import { readArguments, USAGE } from './import-arguments.ts';

const file = ['ai-jobs', 'salaries.csv'];

test('all options are read', () => {
  const options = ['--edition', '2025-01-19', '--retrieved', '2026-11-21', '--dry-run', '--older'];
  expect(readArguments([...file, ...options])).toMatchObject({
    ...{ file: 'salaries.csv', edition: '2025-01-19', retrieved: '2026-11-21', report: undefined },
    ...{ isDryRun: true, isConfirmed: false, takesOlder: true, importer: { name: 'ai-jobs' } },
  });
});

test.each([[[]], [['--help']], [['-h']]])('%j asks for help', (parameters) => {
  expect(readArguments(parameters)).toBeNull();
});

test.each([
  [['indeed', 'x.csv'], /no source "indeed": use one of ai-jobs, bls-oews, ca-job-bank/],
  [['ai-jobs'], /Name the file/],
  [[...file, 'more.csv'], /One file at a time/],
  [file, /--edition 2025-01-19/],
  [[...file, '--edition', 'newest'], /"newest" is not named as those of ai-jobs/],
  [['bls-oews', 'x.csv', '--edition', '2025'], /such as 2025-05/],
  [
    [...file, '--edition', '2025-01-19', '--retrieved', '2026-02-30'],
    /--retrieved is "2026-02-30"/,
  ],
  [[...file, '--dryrun'], /--dryrun/],
])('%j is refused with what to type', (parameters, message) => {
  expect(() => readArguments(parameters)).toThrow(message);
});

test('the usage names every source and how it calls its editions', () => {
  for (const words of ['ai-jobs', 'bls-oews', 'ca-job-bank', '2025-05', '--dry-run', '--yes']) {
    expect(USAGE).toContain(words);
  }
});
