import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { identityToRecipient } from 'age-encryption';
import { expect, onTestFinished } from 'vitest';
import { loadOrCreateSecrets } from '../../secrets/local-secrets.ts';
import { startLocalStack, type LocalStack } from '../../stack/local-stack.ts';
import { prepareDatabase } from '../../testing/template-cluster.ts';
import { latestBackup, listBackups, type Backup } from '../backup-list.ts';
import { makeBackup } from '../make-backup.ts';
import type { Manifest } from '../manifest.ts';
import { restoreBackup } from '../restore-backup.ts';
import { lostForms, SITE, siteOf, startFormWriter } from './form-writer.ts';

const PDF = new TextEncoder().encode('%PDF-1.4 a CV');

const startStack = (dataDir: string) => startLocalStack(siteOf(dataDir));

const rowsOf = async ({ database: { database } }: LocalStack, table: string) => {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  );
  return rows[0]?.count ?? 0;
};

/** Puts a backup into a folder as far as the list of backups is concerned: its manifest. */
export function putManifest(folder: string, manifest: Manifest): string {
  const path = join(folder, manifest.at.replaceAll(':', '').replace('.000', ''));
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'manifest.json'), JSON.stringify(manifest));
  return path;
}

/** The restored site of a drill, which runs, and the backup that it was made from. */
interface Drilled {
  /** Data folder of the restored site. */
  to: string;
  restored: LocalStack;
  backup: Backup;
}

/** Backs up a site while forms arrive, restores it, and expects every acknowledged form. `identities` are keys of age; none: plain. */
export async function drillBackup(identities: readonly string[]): Promise<Drilled> {
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

  const recipients = await Promise.all(identities.map((identity) => identityToRecipient(identity)));
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

  // Another restore has the next number of a history already, and a clock was ahead.
  const { manifest } = backup;
  const other = putManifest(folder, {
    ...manifest,
    at: '2029-02-01T00:00:00.000Z',
    database: { ...manifest.database, timeline: 2 },
  });
  const to = join(testDir(), 'restored');
  const { parts, rows } = await restoreBackup({ backup: backup.path, to, identities });
  expect(parts).toEqual(['database', 'files', 'store', 'keys']);
  expect(rows['public.blog_posts']).toBe(posts);
  for (const name of ['secrets.json', 'release-key.json', 'files/o-cvs/o-ada.pdf']) {
    expect(readFileSync(join(to, name))).toEqual(readFileSync(join(dataDir, name)));
  }
  expect(readFileSync(join(to, 'store/registry/stable/1.json'), 'utf8')).toBe('{"revision":1}');
  expect(existsSync(join(to, 'backups'))).toBe(false);
  const log = readdirSync(join(to, 'database/cluster/pg_wal'));
  expect(log.filter((name) => name.endsWith('.history'))).toEqual(['00000003.history']);
  const restored = await startStack(to);
  onTestFinished(() => restored.close());
  expect(await lostForms(restored.database.database, before)).toEqual([]);
  // It takes forms again, with the keys of before.
  const { publishableKey } = await loadOrCreateSecrets(dataDir);
  expect(restored.publishableKey).toBe(publishableKey);
  const again = startFormWriter(SITE, restored.fetch);
  await expect.poll(() => again.acknowledged.length).toBeGreaterThan(0);
  await again.stop();
  const later = await makeBackup({ dataDir: to, folder, recipients: [] });
  const listed = (await listBackups(folder)).map(({ path }) => path);
  expect(listed).toEqual([later.path, other, backup.path]);
  return { to, restored, backup };
}
