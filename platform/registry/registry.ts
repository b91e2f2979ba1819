import type { AppFacts } from '@talent/artifact/app-facts';
import { artifactKey, DamagedArtifactError } from '../store/published-artifacts.ts';
import { keepFromPrune } from './reservations.ts';
import type { Store } from '../store/store.ts';
import { covers, scopeOf } from './keys/key-scope.ts';
import { UntrustedVersionError } from './keys/untrusted-version-error.ts';
import { readPublication } from './publication.ts';
import { ReleaseConflictError } from './release-conflict-error.ts';
import type { ReleaseStore } from './release-store.ts';
import { releaseKey, releaseSchema, type Release } from './release.ts';
import { listRevisions, readRevision, type DamagedRevision } from './revision-files.ts';
import { assertSigns } from './trust.ts';
import { vouchedBy, vouchFor, type Vouched } from './vouch.ts';

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

/** The live release of a channel. A damaged or forged newer revision is reported and passed over. */
export async function readLatest(store: ReleaseStore, channel: string): Promise<LatestRelease> {
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
export async function history(store: ReleaseStore, channel: string): Promise<Release[]> {
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
 * Makes the next revision of a channel, signed: the compare-and-swap that every release ends with. A version that an
 * earlier release names is signed as it was then; a new one as it was published.
 *
 * @throws ReleaseConflictError where the channel has moved on from `expectedRevision`
 * @throws UntrustedVersionError where a new version was published by no key that may sign for the channel
 * @throws DamagedArtifactError where a new version has no manifest
 * @throws NoSigningKeyError, PreviewKeyError, BeingPrunedError
 */
export async function commitRelease(store: ReleaseStore, next: NewRelease): Promise<Release> {
  const vouched = await vouchedVersions(store, next.channel, next.apps);
  return commitVouched(store, next, vouched);
}

/** The same with what is vouched for as it is given, whatever was signed before. A version of which nothing is given is refused. */
export async function commitVouched(
  store: ReleaseStore,
  next: NewRelease,
  vouched: Readonly<Record<string, Vouched>>,
): Promise<Release> {
  const { at, expectedRevision, ...facts } = next;
  const { channel } = facts;
  assertSigns(store.trust, scopeOf(channel));
  const revision = expectedRevision + 1;
  const manifests: Record<string, string> = {};
  const noted: Record<string, AppFacts> = {};
  for (const [app, version] of Object.entries(next.apps)) {
    const known = vouched[app];
    if (known === undefined) return refuse(store, channel, app, version);
    const { manifest, facts: said } = known.facts
      ? known
      : await vouchFor(store, app, version, known.manifest);
    manifests[app] = manifest;
    if (said) noted[app] = said;
  }
  const release = releaseSchema.parse({
    schema: 2,
    ...facts,
    manifests,
    facts: noted,
    revision,
    at: at.toISOString(),
  });
  const signature = await store.trust.sign('release', release, scopeOf(channel));
  const body = `${JSON.stringify({ ...release, signature }, null, 2)}\n`;

  const versions = Object.entries(next.apps).map(([app, version]) => `${app}@${version}`);
  const isMade = await keepFromPrune(store, versions, async () => {
    const [highest = 0] = await listRevisions(store, channel);
    const isNext = highest === expectedRevision;
    for (const app of isNext ? next.changed : []) await assertThere(store, app, next.apps[app]);
    return isNext && (await store.create(releaseKey(channel, revision), body));
  });
  if (isMade) return release;
  const latest = await readLatest(store, channel);
  throw new ReleaseConflictError(
    channel,
    latest.highestRevision,
    latest.damaged.length ? null : latest.release,
  );
}

/** Nobody with a key for the channel says what the version is: what is in the store now may be anyone's. */
async function refuse(store: Store, channel: string, app: string, version: string): Promise<never> {
  await assertThere(store, app, version);
  throw new UntrustedVersionError(app, version, scopeOf(channel));
}

/** Between the checks of a release and this moment its pages were composed, and a prune may have come and gone. */
async function assertThere(store: Store, app: string, version: string | undefined): Promise<void> {
  if (version === undefined) return;
  const key = artifactKey(app, version, 'manifest.json');
  if (!(await store.has(key))) throw new DamagedArtifactError(key, 'it is gone');
}

/**
 * What is signed of some versions: by releases of the channel itself first, then by what is live in others, so that a
 * set which was tried there is released as it was tried, then by the person who published them. A preview says nothing of
 * what visitors are given, whichever key has signed it.
 *
 * @param apps app -> version
 * @param releases of the channel, newest first, where they have been read
 * @returns of every app; without those whose version was never released or published by a key for the channel
 */
export async function vouchedVersions(
  store: ReleaseStore,
  channel: string,
  apps: Readonly<Record<string, string>>,
  releases?: readonly Release[],
): Promise<Record<string, Vouched>> {
  const found: Record<string, Vouched> = {};
  const scope = scopeOf(channel);
  const isComplete = () => Object.keys(found).length === Object.keys(apps).length;
  const take = (release: Release | null): void => {
    const said = vouchedBy(release);
    for (const [app, version] of Object.entries(apps)) {
      const vouched = release?.apps[app] === version ? said[app] : undefined;
      if (vouched !== undefined) found[app] ??= vouched;
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
    const manifest = await readPublication(store, app, version, scope);
    if (manifest !== null) found[app] = { manifest };
  }
  return found;
}
