import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadOrCreateSecrets } from './local-secrets.ts';
import { testDir } from '@talent/node/testing/test-dir';

test('keys are made once, differ between folders, and only their owner can read them', async () => {
  const dataDir = testDir();
  const first = await loadOrCreateSecrets(dataDir);
  expect(await loadOrCreateSecrets(dataDir)).toEqual(first);
  expect((await loadOrCreateSecrets(testDir())).jwtSecret).not.toBe(first.jwtSecret);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('a damaged file is refused, and named, instead of being replaced', async () => {
  const dataDir = testDir();
  writeFileSync(join(dataDir, 'secrets.json'), '{"publishableKey": ');
  const attempt = loadOrCreateSecrets(dataDir);
  await expect(attempt).rejects.toMatchObject({ code: 'SECRETS_UNREADABLE' });
  await expect(attempt).rejects.toThrow(join(dataDir, 'secrets.json'));
});
