import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { acquireDataDirLock } from '@talent/node/data-folder/data-dir-lock';
import { databasePasswordOf, loadOrCreateSecrets } from '@talent/backend/secrets/local-secrets';
import { openStackDatabase } from '@talent/backend/stack/stack-database';
import { testDir } from '@talent/node/testing/test-dir';
import { prepareDatabase } from '@talent/backend/testing/template-cluster';
import { readEnvironment } from '@talent/settings/environment';
import { checkPrinted } from '@talent/node/testing/check-printed';
import { backupResult, createBackupProgram } from './backup-commands.ts';

async function run(variables: Record<string, string>, ...parameters: string[]) {
  const lines: string[] = [];
  const output = { out: (text: string) => void lines.push(text), err: () => {} };
  await createBackupProgram(readEnvironment(variables), output).parseAsync(parameters, {
    from: 'user',
  });
  return lines.join('\n');
}

test('backs up a stopped site by a server of its own and a running one over its server, with keys where they are safe or asked for; restores the latest', async () => {
  const [dataDir, elsewhere] = [join(testDir(), 'data'), testDir()];
  await prepareDatabase(dataDir);
  const variables = { DATA_DIR: dataDir, BACKUP_DIR: elsewhere };
  const printed = await run(variables, 'backup');
  const [name = ''] = readdirSync(elsewhere);
  expect(printed).toContain(`Backup: ${join(elsewhere, name)}`);
  expect(printed).toMatch(/database, files, store; [\d.]+ MB, not encrypted/);
  expect(printed).toContain('Without secrets.json and release-key.json');
  // The server is stopped again, and the folder is free.
  expect(existsSync(join(dataDir, 'database/cluster/postmaster.pid'))).toBe(false);
  acquireDataDirLock(dataDir, { command: 'a test' }).release();

  const to = join(testDir(), 'new');
  const restored = await run(variables, 'restore', 'latest', '--to', to);
  expect(restored).toContain(`Restored to ${to}: database, files, store\n`);
  expect(restored).toContain('The backup holds no keys');
  expect(restored).toMatch(/as it was at \d{4}-.*, \d+ minutes? ago/);
  expect(restored).toContain(`Look at it:  DATA_DIR=${to} npm start`);

  const lock = acquireDataDirLock(dataDir, { command: 'a test' });
  const password = databasePasswordOf(await loadOrCreateSecrets(dataDir));
  const site = await openStackDatabase({ dataDir, password });
  onTestFinished(async () => {
    await site.close();
    lock.release();
  });
  const other = testDir();
  const asked = await run({ DATA_DIR: dataDir }, 'backup', '--to', other, '--with-keys', '--json');
  checkPrinted(backupResult, JSON.parse(asked));
  expect(Object.keys(JSON.parse(asked).parts)).toEqual(['database', 'files', 'store', 'keys']);
  const { rows } = await site.database.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
}, 120_000);

test('where no site was, nothing is made; with a hosted project it says whose backups those are', async () => {
  const dataDir = testDir();
  await expect(run({ DATA_DIR: dataDir }, 'backup')).rejects.toThrow('holds no database');
  expect(readdirSync(dataDir)).toEqual([]);
  const hosted = {
    DATA_DIR: testDir(),
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  };
  await expect(run(hosted, 'backup')).rejects.toThrow("the database is the project's");
});

test('a private key of age is no recipient', () => {
  const variables = { BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1XYZ' };
  expect(() => readEnvironment(variables)).toThrow('BACKUP_RECIPIENT must be public keys of age');
  expect(readEnvironment({}).backups.isDaily).toBe(true);
  expect(readEnvironment({ BACKUP_DIR: 'off' }).backups).toMatchObject({
    isDaily: false,
    folder: expect.stringMatching(/backups$/) as unknown,
  });
});
