import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { expect, test } from 'vitest';

const seed = join(import.meta.dirname, '../seed/salary-ai-jobs-net.sql');

test('a malformed source changes nothing, and the command fails with file, line and reason', () => {
  const dataDir = testDir();
  for (const file of [
    'ai-jobs-salaries.csv',
    'bls-oews-national.csv',
    'canada-job-bank-2025.csv',
  ]) {
    const text = readFileSync(join(import.meta.dirname, 'salary/fixtures', file), 'utf8');
    writeFileSync(join(dataDir, file), text.replace('21211,', '99999,'));
  }
  const before = readFileSync(seed, 'utf8');
  const run = () =>
    execFileSync(
      process.execPath,
      [join(import.meta.dirname, 'write-seeds.ts'), 'salaries', '--data', dataDir],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    );
  expect(run).toThrow(/canada-job-bank-2025\.csv, line 2: noc "99999"[^]*Nothing was changed/);
  expect(readFileSync(seed, 'utf8')).toBe(before);
});
