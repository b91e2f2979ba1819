import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testDir } from '@talent/node/testing/test-dir';
import { openStackDatabase } from './stack-database.ts';

test('where npm has no server for the platform, nothing is made, and the reason says what to do', async () => {
  const dataDir = testDir();
  await expect(openStackDatabase({ dataDir, password: '', binaries: null })).rejects.toThrow(
    /npm has no PostgreSQL server for \w+ \w+\. Use Linux, macOS or Windows, or set SUPABASE_URL to a hosted project/,
  );
  expect(readdirSync(dataDir)).toEqual([]);
});
