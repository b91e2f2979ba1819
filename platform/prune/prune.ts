import { KnownError } from '@talent/node/terminal/known-error';
import { z } from 'zod';
import { forEachLimited } from '../store/for-each-limited.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { readJson } from '../store/build-record.ts';
import type { Store, StoreEntry } from '../store/store.ts';
import {
  AT_ONCE,
  filesSchema,
  namedMedia,
  findUnneededDeltas,
  readMedia,
  readChannels,
  readContentFacts,
  readPairs,
  readVersions,
  storedPair,
  storedVersion,
  type FileGroup,
} from './prune-facts.ts';
import {
  OPEN_PAGE_MS,
  findUnneededMedia,
  findUnneeded,
  type Unneeded,
  type UnnamedSince,
} from './unneeded.ts';
import {
  markForDeletion,
  NOTICE_MS,
  removeOldNotices,
  reservedVersions,
} from '../registry/reservations.ts';

const count = z.number().int().nonnegative();

/** Files that a prune deletes, or would delete. */
const pruned = z.strictObject({
  versions: z.array(storedVersion),
  pairs: z.array(storedPair).describe('composed pages of a shell and an app, each as app@version'),
  deltas: filesSchema.describe('deltas of browser files that no other version has'),
  media: filesSchema.describe('pictures and downloads that no page has named for seven days'),
  waiting: count.describe(
    'pictures and downloads that no page names, and that stay until seven days are over',
  ),
  files: count.describe('number of all files'),
  bytes: count.describe('of all files'),
});

/** The same as JSON of the command. */
export const pruneResult = pruned.extend({ dryRun: z.boolean() });

export type Pruned = z.infer<typeof pruned>;

export interface PruneOptions {
  store: ReleaseStore;
  /** Nothing is deleted or written. */
  dryRun: boolean;
  now?: () => Date;
}

const NOTES = 'pruning/unnamed.json';
const notesSchema = z.record(z.string(), z.iso.datetime());

/**
 * Deletes files that no channel, rollback or open page can need. Safe beside running gateways and releases, and safe to
 * repeat after a crash: of every group, the file that marks it as complete is deleted first.
 * @throws `registry-unreadable` before anything is deleted
 * @throws `prune-too-long`
 */
export async function prune(options: PruneOptions): Promise<Pruned> {
  const { store, dryRun, now = () => new Date() } = options;
  const first = await unneededAt(store, now());
  if (dryRun) return (await withMedia(store, first, now())).pruned;

  await removeOldNotices(store, now());
  const withdraw = await markForDeletion(store, first.unneeded);
  try {
    // Again: a release that missed the notice is in the registry by now, or has written a notice itself.
    const second = await unneededAt(store, now());
    const announced = new Set(first.unneeded);
    const { pruned: found, notes } = await withMedia(
      store,
      {
        ...second,
        versions: second.versions.filter(({ name }) => announced.has(name)),
        pairs: second.pairs.filter(({ shell, app }) => announced.has(shell) || announced.has(app)),
      },
      now(),
    );
    await removeAll(options, found);
    await store.write(NOTES, JSON.stringify(notes, null, 2));
    return found;
  } finally {
    await withdraw();
  }
}

async function unneededAt(store: ReleaseStore, now: Date): Promise<Unneeded> {
  // In this order: a release is in the registry before it withdraws its notice.
  const reserved = await reservedVersions(store, now);
  const channels = await readChannels(store);
  const [versions, pairs] = [await readVersions(store), await readPairs(store)];
  return findUnneeded({ now, channels, versions, pairs, reserved });
}

async function withMedia(
  store: Store,
  { versions, pairs, keptPairs }: Unneeded,
  now: Date,
): Promise<{ pruned: Pruned; notes: UnnamedSince }> {
  const named = await namedMedia(store, keptPairs);
  // Without readable notes everything stays for seven days more.
  const before = (await readJson(store, NOTES, notesSchema)) ?? {};
  const { remove, unnamed } = findUnneededMedia(await readMedia(store), named, before, now);
  const removed = new Set(versions.map(({ name }) => name));
  const deltas = findUnneededDeltas(
    await readContentFacts(store),
    removed,
    now.getTime() - OPEN_PAGE_MS,
  );
  const groups: FileGroup[] = [...pairs, ...versions];
  const files = [...groups.flatMap((group) => group.files), ...deltas, ...remove];
  const found = {
    versions,
    pairs,
    deltas,
    media: remove,
    waiting: Object.keys(unnamed).length,
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  return { pruned: found, notes: unnamed };
}

async function removeAll(
  { store, now = () => new Date() }: PruneOptions,
  { versions, pairs, deltas, media }: Pruned,
): Promise<void> {
  const deadline = now().getTime() + NOTICE_MS / 2;
  const remove = async ({ key }: StoreEntry): Promise<void> => {
    if (now().getTime() > deadline) {
      throw new KnownError(
        'prune-too-long',
        'stopped after half an hour, with everything that is needed still there: run it again for the rest',
      );
    }
    await store.remove(key);
  };
  const groups: FileGroup[] = [...pairs, ...versions];
  for (const { files } of groups) {
    const [mark, ...rest] = files;
    if (mark) await remove(mark);
    await forEachLimited(rest, AT_ONCE, remove);
  }
  await forEachLimited([...deltas, ...media], AT_ONCE, remove);
}
