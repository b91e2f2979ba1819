import { KnownError } from '@talent/node/terminal/known-error';
import { z } from 'zod';
import type { Store } from '../store/store.ts';

/** A version of an app, `<app>@<version>`. */
export type VersionName = string;

const noticeSchema = z.object({ versions: z.array(z.string()) });

/** Notices of versions that are about to be published or released. */
const RESERVED = 'pruning/reserved';
/** Notices of versions that a prune is about to delete. */
const TO_DELETE = 'pruning/condemned';

/** An older notice is ignored, because its process was killed, ms. */
export const NOTICE_MS = 60 * 60 * 1000;

/**
 * Runs work that needs versions to stay, such as a release. A release and a prune each write a notice before they read
 * the notices of the other, so that at least one of them sees the other and gives way.
 * @throws `being-pruned` where a prune came first; `work` did not run
 */
export async function keepFromPrune<Result>(
  store: Store,
  versions: readonly VersionName[],
  work: () => Promise<Result>,
): Promise<Result> {
  if (versions.length === 0) return work();
  const withdraw = await writeNotice(store, RESERVED, versions);
  try {
    const toDelete = await readNotices(store, TO_DELETE, new Date());
    const lost = versions.filter((version) => toDelete.has(version));
    if (lost.length > 0) {
      throw new KnownError(
        'being-pruned',
        `${lost.join(', ')} was unused and is being pruned at this moment: publish it again in a minute, then release it`,
      );
    }
    return await work();
  } finally {
    await withdraw();
  }
}

/** Announces the deletion of versions. Read `reservedVersions` and the live versions after this. */
export function markForDeletion(
  store: Store,
  versions: readonly VersionName[],
): Promise<() => Promise<void>> {
  return writeNotice(store, TO_DELETE, versions);
}

/** Versions that are being published or released now. */
export function reservedVersions(store: Store, now: Date): Promise<ReadonlySet<VersionName>> {
  return readNotices(store, RESERVED, now);
}

/** Removes the notices of killed processes. */
export async function removeOldNotices(store: Store, now: Date): Promise<void> {
  for (const { key, modifiedAt } of await store.entries('pruning')) {
    const isNotice = key.startsWith(`${RESERVED}/`) || key.startsWith(`${TO_DELETE}/`);
    if (isNotice && now.getTime() - modifiedAt.getTime() > NOTICE_MS) await store.remove(key);
  }
}

async function writeNotice(
  store: Store,
  folder: string,
  versions: readonly VersionName[],
): Promise<() => Promise<void>> {
  const key = `${folder}/${crypto.randomUUID()}.json`;
  await store.write(key, JSON.stringify({ versions }));
  return () => store.remove(key);
}

async function readNotices(store: Store, folder: string, now: Date): Promise<Set<VersionName>> {
  const versions = new Set<VersionName>();
  for (const key of await store.list(folder)) {
    const file = await store.read(key);
    if (file === null || now.getTime() - file.modifiedAt.getTime() > NOTICE_MS) continue;
    const { versions: named } = noticeSchema.parse(JSON.parse(new TextDecoder().decode(file.body)));
    for (const version of named) versions.add(version);
  }
  return versions;
}
