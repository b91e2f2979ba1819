import { execFileSync } from 'node:child_process';
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { mkdirSync, openSync, closeSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { expect, onTestFinished, test } from 'vitest';
import { startLocalStack, type LocalStack } from '../stack/local-stack.ts';
import { loadOrCreateSecrets } from '../secrets/local-secrets.ts';
import { testDir } from '@talent/node/testing/test-dir';
import { prepareDatabase } from '../testing/template-cluster.ts';
import { hashFile, readArchive } from './archive/read-archive.ts';
import { BackupError, DamagedDatabaseError, RestoreError } from './backup-errors.ts';
import { latestBackup } from './backup-list.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { lostForms, startFormWriter } from './testing/form-writer.ts';

const SITE = 'http://127.0.0.1:4999';
const PDF = new TextEncoder().encode('%PDF-1.4 a CV');

async function startStack(dataDir: string): Promise<LocalStack> {
  return startLocalStack({
    dataDir,
    siteUrl: SITE,
    adminEmail: 'admin@example.com',
    adminPassword: 'a local password',
  });
}

/** A site with content, forms, a file and a release, whose backend runs. */
async function newSite(): Promise<{ dataDir: string; stack: LocalStack; close(): Promise<void> }> {
  const dataDir = join(testDir(), 'data');
  await prepareDatabase(dataDir);
  const stack = await startStack(dataDir);
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) await stack.close();
    isOpen = false;
  };
  onTestFinished(close);
  mkdirSync(join(dataDir, 'store/registry/stable'), { recursive: true });
  writeFileSync(join(dataDir, 'store/registry/stable/1.json'), '{"revision":1}');
  writeFileSync(join(dataDir, 'release-key.json'), '{"a":"key"}');
  mkdirSync(join(dataDir, 'files/o-cvs'), { recursive: true });
  writeFileSync(join(dataDir, 'files/o-cvs/o-ada.pdf'), PDF);
  return { dataDir, stack, close };
}

const rowsOf = async ({ database: { database } }: LocalStack, table: string) => {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  );
  return rows[0]?.count ?? 0;
};

test.each(['plain', 'encrypted'])(
  'a %s backup that is made while forms arrive restores every form that was acknowledged before its end',
  async (kind) => {
    const { dataDir, stack, close } = await newSite();
    const identity = await generateIdentity();
    const recipients = kind === 'plain' ? [] : [await identityToRecipient(identity)];
    const writers = [1, 2, 3].map(() => startFormWriter(SITE, stack.fetch, { pauseMs: 150 }));
    const folder = join(dataDir, 'backups');
    const backup = await makeBackup({ dataDir, folder, recipients });
    await Promise.all(writers.map((writer) => writer.stop()));
    const acknowledged = writers.flatMap((writer) => writer.acknowledged);
    const before = acknowledged.filter(({ at }) => at <= backup.at.getTime());
    expect(before.length).toBeGreaterThan(10);
    expect((await latestBackup(dataDir))?.path).toBe(backup.path);
    expect(statSync(backup.path).mode & 0o777).toBe(0o700);
    const posts = await rowsOf(stack, 'public.blog_posts');
    await close();

    const to = join(testDir(), 'restored');
    const identities = kind === 'plain' ? [] : [identity];
    const { parts, rows } = await restoreBackup({ backup: backup.path, to, identities });
    expect(parts).toEqual(['database', 'files', 'store', 'keys']);
    expect(rows['public.blog_posts']).toBe(posts);
    for (const name of ['secrets.json', 'release-key.json', 'files/o-cvs/o-ada.pdf']) {
      expect(readFileSync(join(to, name))).toEqual(readFileSync(join(dataDir, name)));
    }
    expect(readFileSync(join(to, 'store/registry/stable/1.json'), 'utf8')).toBe('{"revision":1}');
    expect(existsSync(join(to, 'backups'))).toBe(false);
    const restored = await startStack(to);
    onTestFinished(() => restored.close());
    expect(await lostForms(restored.database.database, before)).toEqual([]);
    // It takes forms again, with the keys of before.
    const { publishableKey } = await loadOrCreateSecrets(dataDir);
    expect(restored.publishableKey).toBe(publishableKey);
    const again = startFormWriter(SITE, restored.fetch);
    await expect.poll(() => again.acknowledged.length).toBeGreaterThan(0);
    await again.stop();
  },
  120_000,
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

test('a backup finds a page with one wrong byte, and names its file, although no query reads it', async () => {
  const { dataDir, stack } = await newSite();
  // The map of free room: no query looks at its content.
  const path = `${await fileOf(stack, dataDir, 'public.salary_bands')}_fsm`;
  const file = openSync(path, 'r+');
  const byte = Buffer.alloc(1);
  readSync(file, byte, 0, 1, 4000);
  writeSync(file, Buffer.of((byte[0] ?? 0) ^ 255), 0, 1, 4000);
  closeSync(file);
  const name = path.slice(path.lastIndexOf('base/'));
  expect(await damageOf(dataDir)).toContain(`${name}: page 0 has a wrong checksum`);
}, 60_000);

test('a backup of a running site finds a table file that was cut in half, and the site goes on answering', async () => {
  const { dataDir, stack } = await newSite();
  const path = await fileOf(stack, dataDir, 'public.salary_bands');
  const half = Math.floor(statSync(path).size / 8192 / 2) * 8192;
  truncateSync(path, half);
  expect(await damageOf(dataDir)).toMatch(/salary_bands_pkey/);
}, 60_000);

test('a backup finds a missing table file', async () => {
  const { dataDir, stack } = await newSite();
  rmSync(await fileOf(stack, dataDir, 'public.salary_bands'));
  expect(await damageOf(dataDir)).toMatch(/salary_bands/);
}, 60_000);

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
}, 60_000);

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
  60_000,
);
