import type { AppFacts } from '@talent/artifact/app-facts';
import { artifactKey, DamagedArtifactError } from '../store/published-artifacts.ts';
import { keepFromPrune } from './reservations.ts';
import type { Store } from '../store/store.ts';
import { covers, scopeOf } from './keys/key-scope.ts';
import { untrustedVersionError } from './keys/key-errors.ts';
import { readPublication } from './publication.ts';
import { ReleaseConflictError } from './release-conflict-error.ts';
import type { ReleaseStore } from './release-store.ts';
import { releaseKey, releaseSchema, type Release } from './release.ts';
import { listRevisions, readRevision, type DamagedRevision } from './revision-files.ts';
import { assertSigns } from './trust.ts';
import { readFactsToSign, signedFactsOf, type SignedFacts } from './signed-facts.ts';

/** The live release of a channel. */
export interface LatestRelease {
  /** The highest valid revision; null in a channel without one. */
  release: Release | null;
  /** Damaged revisions above it, newest first. */
  damaged: DamagedRevision[];
  /** Highest number in use, damaged revisions included; 0 in a new channel. */
  highestRevision: number;
}

/** All revisions of a channel, newest first. */
export interface ChannelHistory {
  releases: readonly Release[];
  damaged: readonly (DamagedRevision & { revision: number })[];
  /** Highest number in use, damaged revisions included; 0 in a new channel. */
  highestRevision: number;
}

/** A release to make; `expectedRevision` is the `highestRevision` that it was planned on. */
export interface NewRelease extends Pick<
  Release,
  'channel' | 'apps' | 'action' | 'changed' | 'percent' | 'reason'
> {
  expectedRevision: number;
  at: Date;
}

/** Reads the live release of a channel. Damaged and forged newer revisions are reported and skipped. */
export async function readLatest(store: ReleaseStore, channel: string): Promise<LatestRelease> {
  const revisions = await listRevisions(store, channel);
  const damaged: DamagedRevision[] = [];
  for (const revision of revisions) {
    const read = await readRevision(store, channel, revision);
    if ('schema' in read) return { release: read, damaged, highestRevision: revisions[0] ?? 0 };
    damaged.push(read);
  }
  if (damaged.length === 0) return { release: null, damaged, highestRevision: 0 };
  // A preview may have been removed since its revisions were listed. What is no longer listed is gone, not damaged.
  const listed = await listRevisions(store, channel);
  const keys = new Set(listed.map((revision) => releaseKey(channel, revision)));
  return {
    release: null,
    damaged: damaged.filter(({ key }) => keys.has(key)),
    highestRevision: listed[0] ?? 0,
  };
}

/** Reads every revision of a channel. */
export async function readHistory(store: ReleaseStore, channel: string): Promise<ChannelHistory> {
  const revisions = await listRevisions(store, channel);
  const read = await Promise.all(
    revisions.map(async (revision) => ({
      revision,
      found: await readRevision(store, channel, revision),
    })),
  );
  return {
    releases: read.flatMap(({ found }) => ('schema' in found ? [found] : [])),
    damaged: read.flatMap(({ revision, found }) =>
      'schema' in found ? [] : [{ ...found, revision }],
    ),
    highestRevision: revisions[0] ?? 0,
  };
}

/** Every valid release of a channel, newest first. */
export async function history(store: ReleaseStore, channel: string): Promise<readonly Release[]> {
  return (await readHistory(store, channel)).releases;
}

/** Names of all channels that have had a release, sorted. */
export async function listChannels(store: Store): Promise<string[]> {
  const keys = await store.list('registry');
  return [...new Set(keys.flatMap((key) => /^registry\/([^/]+)\/\d+\.json$/.exec(key)?.[1] ?? []))];
}

/**
 * Makes the next revision of a channel with a compare-and-swap, and signs it. Every release ends here. A version that an
 * earlier release names is signed as it was then; a new version is signed as it was published.
 * @throws ReleaseConflictError where the channel has moved on from `expectedRevision`
 * @throws `version-untrusted` where a new version was published by no key that may sign for the channel
 * @throws DamagedArtifactError where a new version has no manifest
 * @throws NoSigningKeyError, PreviewKeyError, `being-pruned`
 */
export async function commitRelease(store: ReleaseStore, next: NewRelease): Promise<Release> {
  return commitSigned(store, next, await findSignedFacts(store, next.channel, next.apps));
}

/** Makes the next revision with given facts, whatever was signed before; a version without facts is refused. Throws as `commitRelease`. */
export async function commitSigned(
  store: ReleaseStore,
  next: NewRelease,
  signed: Readonly<Record<string, SignedFacts>>,
): Promise<Release> {
  const { at, expectedRevision, ...rest } = next;
  const { channel, apps } = rest;
  assertSigns(store.trust, scopeOf(channel));
  const revision = expectedRevision + 1;
  const manifests: Record<string, string> = {};
  const facts: Record<string, AppFacts> = {};
  for (const [app, version] of Object.entries(apps)) {
    const known = signed[app];
    if (known === undefined) {
      // The files in the store may be anyone's: no key for the channel has signed this version.
      await assertPublished(store, app, version);
      throw untrustedVersionError(app, version, scopeOf(channel), channel);
    }
    const toSign = known.facts ? known : await readFactsToSign(store, app, version, known.manifest);
    manifests[app] = toSign.manifest;
    if (toSign.facts) facts[app] = toSign.facts;
  }
  const release = releaseSchema.parse({
    schema: 2,
    ...rest,
    manifests,
    facts,
    revision,
    at: at.toISOString(),
  });
  const signature = await store.trust.sign('release', release, scopeOf(channel));
  const body = `${JSON.stringify({ ...release, signature }, null, 2)}\n`;

  const versions = Object.entries(apps).map(([app, version]) => `${app}@${version}`);
  const isMade = await keepFromPrune(store, versions, async () => {
    const [highest = 0] = await listRevisions(store, channel);
    if (highest !== expectedRevision) return false;
    for (const app of next.changed) {
      // A prune may have run since the checks, while pages were composed.
      if (apps[app] !== undefined) await assertPublished(store, app, apps[app]);
    }
    return store.create(releaseKey(channel, revision), body);
  });
  if (isMade) return release;
  const latest = await readLatest(store, channel);
  throw new ReleaseConflictError(
    channel,
    latest.highestRevision,
    latest.damaged.length > 0 ? null : latest.release,
  );
}

async function assertPublished(store: Store, app: string, version: string): Promise<void> {
  const key = artifactKey(app, version, 'manifest.json');
  if (!(await store.has(key))) throw new DamagedArtifactError(key, 'it is gone');
}

/**
 * Finds what was signed of some versions. Releases of the channel itself come first. The live releases of other channels
 * follow, so that a set which was tried there is released as it was tried, and then publications. A preview says nothing
 * about what visitors get, whichever key has signed it.
 * @param apps app -> version
 * @param releases of the channel, newest first, where they have been read
 * @returns by app, without versions that no key for the channel has released or published
 */
export async function findSignedFacts(
  store: ReleaseStore,
  channel: string,
  apps: Readonly<Record<string, string>>,
  releases?: readonly Release[],
): Promise<Record<string, SignedFacts>> {
  const found: Record<string, SignedFacts> = {};
  const scope = scopeOf(channel);
  const isComplete = () => Object.keys(found).length === Object.keys(apps).length;
  const take = (release: Release | null): void => {
    const signed = signedFactsOf(release);
    for (const [app, version] of Object.entries(apps)) {
      const facts = release?.apps[app] === version ? signed[app] : undefined;
      if (facts !== undefined) found[app] ??= facts;
    }
  };
  if (releases === undefined) take((await readLatest(store, channel)).release);
  if (isComplete()) return found;
  for (const release of releases ?? (await history(store, channel))) take(release);
  if (isComplete()) return found;
  for (const other of await listChannels(store)) {
    const counts = other !== channel && covers(scopeOf(other), scope);
    if (counts) take((await readLatest(store, other)).release);
  }
  for (const [app, version] of Object.entries(apps)) {
    if (found[app] !== undefined) continue;
    const publication = await readPublication(store, app, version, scope);
    if (publication !== null) found[app] = { manifest: publication.manifest };
  }
  return found;
}
