import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { acquireDataDirLock } from '@talent/node/data-folder/data-dir-lock';
import { startLocalStack } from '@talent/backend/stack/local-stack';
import { testDir } from '@talent/node/testing/test-dir';
import { prepareDatabase } from '@talent/backend/testing/template-cluster';
import { readEnvironment } from '@talent/settings/environment';
import { checkPrinted } from '@talent/node/testing/check-printed';
import { backupResult, createBackupProgram } from './backup-commands.ts';

/** Runs one command as `pnpm data backup` or `pnpm data restore` do. */
async function run(variables: Record<string, string>, ...parameters: string[]) {
  const lines: string[] = [];
  const output = { out: (text: string) => void lines.push(text), err: () => {} };
  await createBackupProgram(readEnvironment(variables), output).parseAsync(parameters, {
    from: 'user',
  });
  return lines.join('\n');
}

async function newFolder(): Promise<string> {
  const dataDir = join(testDir(), 'data');
  await prepareDatabase(dataDir);
  return dataDir;
}

test('backs up a stopped site by a server of its own, and makes a data folder from it that starts', async () => {
  const dataDir = await newFolder();
  const printed = await run({ DATA_DIR: dataDir }, 'backup');
  const [name = ''] = readdirSync(join(dataDir, 'backups'));
  expect(printed).toContain(`Backup: ${join(dataDir, 'backups', name)}`);
  expect(printed).toMatch(/database, files, store, keys; [\d.]+ MB, not encrypted/);
  // The server is stopped again, and the folder is free.
  expect(existsSync(join(dataDir, 'database/cluster/postmaster.pid'))).toBe(false);
  acquireDataDirLock(dataDir, { command: 'a test' }).release();

  const to = join(testDir(), 'new');
  const restored = await run({ DATA_DIR: dataDir }, 'restore', 'latest', '--to', to);
  expect(restored).toContain(`Restored to ${to}: database, files, store, keys`);
  expect(restored).toMatch(/as it was at \d{4}-.*, \d+ minutes? ago/);
  expect(restored).toContain(`Look at it:  DATA_DIR=${to} npm start`);
  const stack = await startLocalStack({
    dataDir: to,
    siteUrl: 'http://127.0.0.1:4999',
    adminEmail: 'admin@example.com',
    adminPassword: 'a local password',
  });
  await stack.close();
}, 120_000);

test('beside a running site it uses its server; elsewhere keys are left out unless asked for', async () => {
  const dataDir = await newFolder();
  const stack = await startLocalStack({
    dataDir,
    siteUrl: 'http://127.0.0.1:4999',
    adminEmail: 'admin@example.com',
    adminPassword: 'a local password',
  });
  onTestFinished(() => stack.close());
  const elsewhere = testDir();
  const printed = await run({ DATA_DIR: dataDir, BACKUP_DIR: elsewhere }, 'backup');
  expect(printed).toMatch(/database, files, store; /);
  expect(printed).toContain('Without secrets.json and release-key.json');
  const other = testDir();
  const asked = await run({ DATA_DIR: dataDir }, 'backup', '--to', other, '--with-keys', '--json');
  checkPrinted(backupResult, JSON.parse(asked));
  expect(Object.keys(JSON.parse(asked).parts)).toEqual(['database', 'files', 'store', 'keys']);
  const { rows } = await stack.database.database.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
}, 60_000);

test('where no site was, nothing is made', async () => {
  const dataDir = testDir();
  await expect(run({ DATA_DIR: dataDir }, 'backup')).rejects.toThrow('holds no database');
  expect(readdirSync(dataDir)).toEqual([]);
});

test('with a hosted project it says whose backups those are', async () => {
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
