import { z } from 'zod';
import type { Store } from '../store/store.ts';

/** A version of an app, `<app>@<version>`. */
export type VersionName = string;

/** A version that a prune is about to delete was to be published or released. */
export class BeingPrunedError extends Error {
  readonly code = 'being-pruned';

  constructor(versions: readonly VersionName[]) {
    super(
      `${versions.join(', ')} was unused and is being pruned at this moment: publish it again in a minute, then release it`,
    );
    this.name = 'BeingPrunedError';
  }
}

const noticeSchema = z.object({ versions: z.array(z.string()) });

/** Versions that somebody is about to publish or to release. */
const RESERVED = 'pruning/reserved';
/** Versions that a prune is about to delete. */
const CONDEMNED = 'pruning/condemned';

/** A notice of a process that was killed counts no longer than this, ms. */
export const NOTICE_MS = 60 * 60 * 1000;

/**
 * Does something that needs versions to stay, such as releasing them. Both sides first write what they are about to do and then
 * look what the other one is doing, so that at least one of the two sees the other and lets it be.
 *
 * @throws BeingPrunedError where a prune was first; then `work` was not done
 */
export async function keepFromPrune<Result>(
  store: Store,
  versions: readonly VersionName[],
  work: () => Promise<Result>,
): Promise<Result> {
  if (versions.length === 0) return work();
  const withdraw = await putUp(store, RESERVED, versions);
  try {
    const condemned = await noticed(store, CONDEMNED, new Date());
    const lost = versions.filter((version) => condemned.has(version));
    if (lost.length > 0) throw new BeingPrunedError(lost);
    return await work();
  } finally {
    await withdraw();
  }
}

/** Says that versions will be deleted. Look at `reservedVersions`, and at what is live, after this. */
export function condemn(
  store: Store,
  versions: readonly VersionName[],
): Promise<() => Promise<void>> {
  return putUp(store, CONDEMNED, versions);
}

/** Versions that somebody is publishing or releasing now. */
export function reservedVersions(store: Store, now: Date): Promise<ReadonlySet<VersionName>> {
  return noticed(store, RESERVED, now);
}

/** Takes down what killed processes left. */
export async function removeOldNotices(store: Store, now: Date): Promise<void> {
  for (const { key, modifiedAt } of await store.entries('pruning')) {
    const isNotice = key.startsWith(`${RESERVED}/`) || key.startsWith(`${CONDEMNED}/`);
    if (isNotice && now.getTime() - modifiedAt.getTime() > NOTICE_MS) await store.remove(key);
  }
}

async function putUp(
  store: Store,
  folder: string,
  versions: readonly VersionName[],
): Promise<() => Promise<void>> {
  const key = `${folder}/${crypto.randomUUID()}.json`;
  await store.write(key, JSON.stringify({ versions }));
  return () => store.remove(key);
}

async function noticed(store: Store, folder: string, now: Date): Promise<Set<VersionName>> {
  const versions = new Set<VersionName>();
  for (const key of await store.list(folder)) {
    const file = await store.read(key);
    if (file === null || now.getTime() - file.modifiedAt.getTime() > NOTICE_MS) continue;
    const { versions: named } = noticeSchema.parse(JSON.parse(new TextDecoder().decode(file.body)));
    for (const version of named) versions.add(version);
  }
  return versions;
}
