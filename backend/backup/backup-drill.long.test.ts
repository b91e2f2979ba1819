import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import type { LocalStack } from '../stack/local-stack.ts';
import { testDir } from '@talent/node/testing/test-dir';
import { readArchive } from './archive/read-archive.ts';
import { writeArchive } from './archive/write-archive.ts';
import { BackupError, DamagedDatabaseError, RestoreError } from './backup-errors.ts';
import { makeBackup } from './make-backup.ts';
import { packFolder } from './pack-folder.ts';
import { restoreBackup } from './restore-backup.ts';
import { drillBackup } from './testing/drill-backup.ts';
import { SITE } from './testing/form-writer.ts';

// It takes half a minute: where the machine is three times as slow, more than the usual bound.
test(
  'a restored site has every form that an encrypted backup acknowledged, and a history of its own; damage of it is found, a bad backup refused',
  { timeout: 600_000 },
  async () => {
    const identity = await generateIdentity();
    const { to, restored, backup } = await drillBackup([identity]);
    await findsDamage(to, restored);
    await refusesBadBackups(backup.path, identity, to);
  },
);

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

/** A backup finds one wrong byte, a file cut in half, and a missing one, while the site goes on answering. */
async function findsDamage(dataDir: string, stack: LocalStack): Promise<void> {
  // The map of free room: no query looks at its content.
  const path = await fileOf(stack, dataDir, 'public.salary_bands');
  const map = `${path}_fsm`;
  const wholeMap = readFileSync(map);
  const wrong = Buffer.from(wholeMap);
  wrong[4000] = (wrong[4000] ?? 0) ^ 255;
  writeFileSync(map, wrong);
  const name = map.slice(map.lastIndexOf('base/'));
  expect(await damageOf(dataDir)).toContain(`${name}: page 0 has a wrong checksum`);
  writeFileSync(map, wholeMap);

  // A page that the server has in its memory is not missed.
  await stack.database.database.exec(
    'create extension pg_buffercache; select pg_buffercache_evict_all()',
  );
  truncateSync(path, Math.floor(statSync(path).size / 8192 / 2) * 8192);
  rmSync(await fileOf(stack, dataDir, 'public.salary_sources'));
  const damage = await damageOf(dataDir);
  expect(damage).toMatch(/salary_bands_pkey/);
  expect(damage).toMatch(/salary_sources: /);
  const headers = { apikey: stack.publishableKey };
  const answer = await stack.fetch(new Request(`${SITE}/rest/v1/jobs?limit=1`, { headers }));
  expect(answer.status).toBe(200);
}

/** A bad backup is refused before anything is made, and says why. */
async function refusesBadBackups(path: string, identity: string, taken: string): Promise<void> {
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
  expect(await why({ backup: taken })).toContain('is not a backup');
  expect(await why({ to: taken })).toContain('is not empty');

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
}

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
  `the age program (${age ?? 'not installed here: skipped'}) opens an archive, and one that it has encrypted is read`,
  async () => {
    const dir = testDir();
    const identity = await generateIdentity();
    const recipient = await identityToRecipient(identity);
    const [keyFile, stored, plain] = ['key.txt', 'a.tar.zst.age', 'a.tar.zst'].map((name) =>
      join(dir, name),
    ) as [string, string, string];
    writeFileSync(keyFile, `# made for a test\n${identity}\n`);
    mkdirSync(join(dir, 'files/o-cvs'), { recursive: true });
    writeFileSync(join(dir, 'files/o-cvs/o-ada.pdf'), '%PDF-1.4 a CV');
    await writeArchive(stored, [recipient], (archive) => packFolder(archive, dir, 'files'));
    const read = async (path: string) => {
      const entries: string[] = [];
      await readArchive(path, [identity], async (entry) => {
        entries.push(entry.kind === 'file' ? await text(entry.content) : entry.name);
      });
      return entries;
    };
    const content = ['files', 'files/o-cvs', '%PDF-1.4 a CV'];
    execFileSync('age', ['-d', '-i', keyFile, '-o', plain, stored]);
    expect(await read(plain)).toEqual(content);
    rmSync(stored);
    execFileSync('age', ['-r', recipient, '-o', stored, plain]);
    expect(await read(stored)).toEqual(content);
  },
);
