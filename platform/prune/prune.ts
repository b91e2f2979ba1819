import { z } from 'zod';
import { eachAtOnce } from '../compose/each-at-once.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { Store, StoreEntry } from '../store/store.ts';
import { AT_ONCE, namedMedia, readMedia } from './named-media.ts';
import { readChannels, readPairs, readVersions, type FileGroup } from './prune-facts.ts';
import { planMedia, planPrune, type PrunePlan, type UnnamedSince } from './prune-plan.ts';
import {
  condemn,
  NOTICE_MS,
  removeOldNotices,
  reservedVersions,
} from '../registry/reservations.ts';

/** What a prune deletes, or would delete. */
export interface Pruned {
  versions: PrunePlan['versions'];
  pairs: PrunePlan['pairs'];
  /** Pictures and downloads that no page has named for seven days. */
  media: StoreEntry[];
  /** Pictures and downloads that no page names now, and that stay until this has been so for seven days. */
  waiting: number;
  /** Of all files. */
  files: number;
  bytes: number;
}

export interface PruneOptions {
  store: ReleaseStore;
  /** Nothing is deleted or written. */
  dryRun: boolean;
  now?: () => Date;
  /** Hears how many of all files are gone, after each. */
  onRemoved?: (done: number, all: number) => void;
}

/** It has run for so long that a release would not believe its notice any more. */
export class PruneTooLongError extends Error {
  readonly code = 'prune-too-long';

  constructor() {
    super(
      'stopped after half an hour, with everything that is needed still there: run it again for the rest',
    );
    this.name = 'PruneTooLongError';
  }
}

const NOTES = 'pruning/unnamed.json';
const notesSchema = z.record(z.string(), z.iso.datetime());

/**
 * Deletes what nobody can need any more. Safe beside running gateways and releases, and safe to repeat after a crash: of every
 * group the file goes first without which the others do not count.
 *
 * @throws RegistryUnreadableError before anything is deleted
 * @throws PruneTooLongError
 */
export async function prune(options: PruneOptions): Promise<Pruned> {
  const { store, dryRun, now = () => new Date() } = options;
  const first = await plan(store, now());
  if (dryRun) return (await withMedia(store, first, now())).pruned;

  await removeOldNotices(store, now());
  const withdraw = await condemn(store, first.unneeded);
  try {
    // Again: a release that did not see the notice is in the registry by now, or has left a notice itself.
    const second = await plan(store, now());
    const condemned = new Set(first.unneeded);
    const { pruned, notes } = await withMedia(
      store,
      {
        ...second,
        versions: second.versions.filter(({ name }) => condemned.has(name)),
        pairs: second.pairs.filter(({ shell, app }) => condemned.has(shell) || condemned.has(app)),
      },
      now(),
    );
    await removeAll(options, pruned);
    await store.write(NOTES, JSON.stringify(notes, null, 2));
    return pruned;
  } finally {
    await withdraw();
  }
}

async function plan(store: ReleaseStore, now: Date): Promise<PrunePlan> {
  // In this order: a release that takes its notice down stands in the registry before.
  const reserved = await reservedVersions(store, now);
  const channels = await readChannels(store);
  const [versions, pairs] = [await readVersions(store), await readPairs(store)];
  return planPrune({ now, channels, versions, pairs, reserved });
}

async function withMedia(
  store: Store,
  { versions, pairs, keptPairs }: PrunePlan,
  now: Date,
): Promise<{ pruned: Pruned; notes: UnnamedSince }> {
  const named = await namedMedia(store, keptPairs);
  const { remove, unnamed } = planMedia(await readMedia(store), named, await readNotes(store), now);
  const groups: FileGroup[] = [...pairs, ...versions];
  const files = [...groups.flatMap((group) => group.files), ...remove];
  const pruned = {
    ...{ versions, pairs, media: remove, waiting: Object.keys(unnamed).length },
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  return { pruned, notes: unnamed };
}

async function removeAll(
  { store, now = () => new Date(), onRemoved = () => undefined }: PruneOptions,
  { versions, pairs, media, files: all }: Pruned,
): Promise<void> {
  const deadline = now().getTime() + NOTICE_MS / 2;
  let done = 0;
  const remove = async ({ key }: StoreEntry): Promise<void> => {
    if (now().getTime() > deadline) throw new PruneTooLongError();
    await store.remove(key);
    onRemoved(++done, all);
  };
  const groups: FileGroup[] = [...pairs, ...versions];
  for (const { files } of groups) {
    const [mark, ...rest] = files;
    if (mark) await remove(mark);
    await eachAtOnce(rest, AT_ONCE, remove);
  }
  await eachAtOnce(media, AT_ONCE, remove);
}

/** Notes that cannot be read are begun anew: then everything stays for seven days more. */
async function readNotes(store: Store): Promise<UnnamedSince> {
  const file = await store.read(NOTES);
  if (file === null) return {};
  try {
    return notesSchema.parse(JSON.parse(new TextDecoder().decode(file.body)));
  } catch {
    return {};
  }
}
