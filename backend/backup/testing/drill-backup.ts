import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { identityToRecipient } from 'age-encryption';
import { expect, onTestFinished } from 'vitest';
import { loadOrCreateSecrets } from '../../secrets/local-secrets.ts';
import type { LocalStack } from '../../stack/local-stack.ts';
import { latestBackup } from '../backup-list.ts';
import { makeBackup } from '../make-backup.ts';
import { restoreBackup } from '../restore-backup.ts';
import { newSite, SITE, startStack } from './drill-site.ts';
import { lostForms, startFormWriter } from './form-writer.ts';

const rowsOf = async ({ database: { database } }: LocalStack, table: string) => {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  );
  return rows[0]?.count ?? 0;
};

/**
 * Makes a backup while forms arrive, restores it, and expects every form that was acknowledged before its end.
 * @param identities keys of age that the backup is encrypted for; none for a plain one
 */
export async function drillBackup(identities: readonly string[]): Promise<void> {
  const { dataDir, stack, close } = await newSite();
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

  const to = join(testDir(), 'restored');
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
}
