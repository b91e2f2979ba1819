import { execFileSync } from 'node:child_process';
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { expect, onTestFinished, test } from 'vitest';
import type { LocalStack } from '../stack/local-stack.ts';
import { testDir } from '@talent/node/testing/test-dir';
import { hashFile, readArchive } from './archive/read-archive.ts';
import { BackupError, DamagedDatabaseError, RestoreError } from './backup-errors.ts';
import { listBackups } from './backup-list.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { drillBackup } from './testing/drill-backup.ts';
import { newSite, PDF, SITE, startStack } from './testing/drill-site.ts';

// It takes a minute: where the machine is three times as slow, more than the usual bound.
test(
  'an encrypted backup that is made while forms arrive restores every form that was acknowledged before its end',
  { timeout: 600_000 },
  async () => {
    await drillBackup([await generateIdentity()]);
  },
);

test('a restored site begins a history of its own: its backups are newer than those of the one it replaces', async () => {
  const { dataDir, close } = await newSite();
  const folder = join(dataDir, 'backups');
  const older = await makeBackup({ dataDir, folder, recipients: [] });
  const newer = await makeBackup({ dataDir, folder, recipients: [], now: () => new Date(2029, 1) });
  await close();
  const to = join(testDir(), 'restored');
  await restoreBackup({ backup: older.path, to, identities: [] });
  const restored = await startStack(to);
  onTestFinished(() => restored.close());
  const later = await makeBackup({ dataDir: to, folder, recipients: [] });
  expect((await listBackups(folder)).map(({ path }) => path)).toEqual([
    later.path,
    newer.path,
    older.path,
  ]);
  // Another restore takes the next number, and not the second one again.
  const again = join(testDir(), 'again');
  await restoreBackup({ backup: newer.path, to: again, identities: [] });
  const histories = readdirSync(join(again, 'database/cluster/pg_wal')).filter((name) =>
    name.endsWith('.history'),
  );
  expect(histories).toEqual(['00000003.history']);
}, 120_000);

/** Path of the file with a table's rows, after everything is written to it. */
async function fileOf(
  { database: { database } }: LocalStack,
  dataDir: string,
  table: string,
): Promise<string> {
  await database.exec('checkpoint');
  const { rows } = await database.query<{ path: string }>(
    'select pg_relation_filepath($1::regclass) as path',
    [table],
  );
  return join(dataDir, 'database/cluster', rows[0]?.path ?? '');
}

async function damageOf(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'backups');
  const error = await makeBackup({ dataDir, folder, recipients: [] }).catch((reason) => reason);
  expect(error).toBeInstanceOf(DamagedDatabaseError);
  expect(readdirSync(folder)).toEqual([]);
  return (error as Error).message;
}

test('a backup finds one wrong byte, a file cut in half, and a missing one, while the site goes on answering', async () => {
  const { dataDir, stack } = await newSite();
  const path = await fileOf(stack, dataDir, 'public.salary_bands');
  const whole = readFileSync(path);
  truncateSync(path, Math.floor(whole.length / 8192 / 2) * 8192);
  expect(await damageOf(dataDir)).toMatch(/salary_bands_pkey/);
  writeFileSync(path, whole);

  // The map of free room: no query looks at its content.
  const map = `${path}_fsm`;
  const wholeMap = readFileSync(map);
  const wrong = Buffer.from(wholeMap);
  wrong[4000] = (wrong[4000] ?? 0) ^ 255;
  writeFileSync(map, wrong);
  const name = map.slice(map.lastIndexOf('base/'));
  expect(await damageOf(dataDir)).toContain(`${name}: page 0 has a wrong checksum`);
  writeFileSync(map, wholeMap);

  rmSync(path);
  expect(await damageOf(dataDir)).toMatch(/salary_bands/);
  const answer = await stack.fetch(new Request(`${SITE}/rest/v1/jobs?limit=1`, asVisitor(stack)));
  expect(answer.status).toBe(200);
});

const asVisitor = ({ publishableKey: apikey }: LocalStack) => ({ headers: { apikey } });

test('a bad backup is refused before anything is made, and says why', async () => {
  const { dataDir } = await newSite();
  const folder = join(dataDir, 'backups');
  const identity = await generateIdentity();
  const recipients = [await identityToRecipient(identity)];
  const { path } = await makeBackup({ dataDir, folder, recipients });
  const to = join(testDir(), 'restored');
  const why = async (options: Partial<Parameters<typeof restoreBackup>[0]> = {}) => {
    const error = await restoreBackup({
      backup: path,
      to,
      identities: [identity],
      ...options,
    }).catch((reason) => reason);
    expect(error).toBeInstanceOf(RestoreError);
    expect(existsSync(to)).toBe(false);
    return (error as Error).message;
  };
  expect(await why({ identities: [] })).toContain('name the file with its key, --identity FILE');
  const stranger = await generateIdentity();
  expect(await why({ identities: [stranger] })).toContain(
    'no key that this backup was encrypted for',
  );
  expect(await why({ backup: dataDir })).toContain('is not a backup');
  const error = await restoreBackup({ backup: path, to: dataDir, identities: [identity] }).catch(
    (reason) => reason,
  );
  expect((error as Error).message).toContain('is not empty');

  const file = join(path, 'database.tar.zst.age');
  const bytes = readFileSync(file);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  expect(await why()).toContain('database.tar.zst.age is damaged');
  rmSync(file);
  expect(await why()).toContain('The backup is not complete');
  writeFileSync(join(path, 'manifest.json'), '{}');
  expect(await why()).toContain('is damaged, or was written by another version');
});

test('without a running database there is no backup', async () => {
  const dataDir = testDir();
  const making = makeBackup({ dataDir, folder: join(dataDir, 'backups'), recipients: [] });
  await expect(making).rejects.toThrow(BackupError);
});

const age = (() => {
  try {
    return execFileSync('age', ['--version'], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
})();

test.skipIf(age === null)(
  `the age program (${age ?? 'not installed here: skipped'}) opens a backup, and one that it has encrypted is restored`,
  async () => {
    const { dataDir, close } = await newSite();
    const identity = await generateIdentity();
    const recipient = await identityToRecipient(identity);
    const folder = join(dataDir, 'backups');
    const { path } = await makeBackup({ dataDir, folder, recipients: [recipient] });
    await close();
    const dir = testDir();
    const [keyFile, plain] = [join(dir, 'key.txt'), join(dir, 'files.tar.zst')];
    writeFileSync(keyFile, `# made for a test\n${identity}\n`);
    execFileSync('age', ['-d', '-i', keyFile, '-o', plain, join(path, 'files.tar.zst.age')]);
    const names: string[] = [];
    await readArchive(plain, [], async (entry) => {
      names.push(entry.name);
      if (entry.kind === 'file') for await (const _ of entry.content) continue;
    });
    expect(names).toEqual(['files', 'files/o-cvs', 'files/o-cvs/o-ada.pdf']);
    const encrypted = join(path, 'files.tar.zst.age');
    rmSync(encrypted);
    execFileSync('age', ['-r', recipient, '-o', encrypted, plain]);
    const manifest = JSON.parse(readFileSync(join(path, 'manifest.json'), 'utf8'));
    Object.assign(manifest.parts.files, await hashFile(encrypted));
    writeFileSync(join(path, 'manifest.json'), JSON.stringify(manifest));
    const to = join(dir, 'restored');
    await restoreBackup({ backup: path, to, identities: [identity] });
    expect(readFileSync(join(to, 'files/o-cvs/o-ada.pdf'))).toEqual(Buffer.from(PDF));
  },
);
