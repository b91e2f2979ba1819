import { z } from 'zod';
import type { Store } from '../store/store.ts';
import { ReleaseConflictError } from './release-conflict-error.ts';
import { releaseKey, releaseSchema, type Release } from './release.ts';

/** A revision whose file is there but is not a release. */
export interface DamagedRevision {
  key: string;
  reason: string;
}

/** What a channel is at, and what could not be read on the way there. */
export interface LatestRelease {
  /** The highest revision that is valid; null in a channel without one. */
  release: Release | null;
  /** Damaged revisions above it, newest first. */
  damaged: DamagedRevision[];
  /** Highest number taken, damaged ones included; 0 in a new channel. */
  highestRevision: number;
}

/** A release to be made; `expectedRevision` is the `highestRevision` that it was planned on. */
export interface NewRelease extends Pick<
  Release,
  'channel' | 'apps' | 'action' | 'changed' | 'percent'
> {
  expectedRevision: number;
  at: Date;
}

/** The live release of a channel. A damaged newer revision is reported and passed over. */
export async function readLatest(store: Store, channel: string): Promise<LatestRelease> {
  const revisions = await listRevisions(store, channel);
  const damaged: DamagedRevision[] = [];
  for (const revision of revisions) {
    const read = await readRevision(store, channel, revision);
    if ('schema' in read) return { release: read, damaged, highestRevision: revisions[0] ?? 0 };
    damaged.push(read);
  }
  return { release: null, damaged, highestRevision: revisions[0] ?? 0 };
}

/** Every valid release of a channel, newest first. */
export async function history(store: Store, channel: string): Promise<Release[]> {
  const revisions = await listRevisions(store, channel);
  const read = await Promise.all(
    revisions.map((revision) => readRevision(store, channel, revision)),
  );
  return read.filter((one) => 'schema' in one);
}

/** Names of all channels that have had a release, sorted. */
export async function listChannels(store: Store): Promise<string[]> {
  const keys = await store.list('registry');
  return [...new Set(keys.flatMap((key) => /^registry\/([^/]+)\/\d+\.json$/.exec(key)?.[1] ?? []))];
}

/**
 * Makes the next revision of a channel: the compare-and-swap that every release ends with.
 *
 * @throws ReleaseConflictError where the channel has moved on from `expectedRevision`
 */
export async function commitRelease(store: Store, next: NewRelease): Promise<Release> {
  const { at, expectedRevision, ...facts } = next;
  const { channel } = facts;
  const revision = expectedRevision + 1;
  const release = releaseSchema.parse({
    schema: 1,
    ...facts,
    revision,
    at: at.toISOString(),
  });

  const [highest = 0] = await listRevisions(store, channel);
  const isNext = highest === expectedRevision;
  if (
    isNext &&
    (await store.create(releaseKey(channel, revision), `${JSON.stringify(release, null, 2)}\n`))
  ) {
    return release;
  }
  const latest = await readLatest(store, channel);
  throw new ReleaseConflictError(
    channel,
    latest.highestRevision,
    latest.damaged.length ? null : latest.release,
  );
}

/** Revision numbers of a channel, highest first. */
async function listRevisions(store: Store, channel: string): Promise<number[]> {
  const keys = await store.list(`registry/${channel}`);
  const numbers = keys.map((key) => Number(/\/(\d{8,})\.json$/.exec(key)?.[1] ?? 0));
  return numbers.filter((number) => number > 0).sort((left, right) => right - left);
}

async function readRevision(
  store: Store,
  channel: string,
  revision: number,
): Promise<Release | DamagedRevision> {
  const key = releaseKey(channel, revision);
  const file = await store.read(key);
  if (file === null) return { key, reason: 'the file is gone' };
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(file.body));
  } catch (error) {
    return { key, reason: `not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  const parsed = releaseSchema.safeParse(json);
  if (!parsed.success) return { key, reason: z.prettifyError(parsed.error) };
  if (parsed.data.channel !== channel || parsed.data.revision !== revision) {
    return {
      key,
      reason: `says it is revision ${parsed.data.revision} of channel ${parsed.data.channel}`,
    };
  }
  return parsed.data;
}
