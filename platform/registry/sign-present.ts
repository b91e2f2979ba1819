import { z } from 'zod';
import { appName, appVersion } from '@talent/artifact/manifest';
import type { Store } from '../store/store.ts';
import { commitVouched, listChannels, readLatest } from './registry.ts';
import type { ReleaseStore } from './release-store.ts';
import { releaseKey, type Release } from './release.ts';
import { listRevisions } from './revision-files.ts';
import { vouchFor, type Vouched } from './vouch.ts';

/** What has to be read of a revision to sign what it names; its signature, if it has one, is not looked at. */
const namedSchema = z.object({
  channel: z.string(),
  revision: z.number().int(),
  apps: z.record(appName, appVersion),
  percent: z.number().min(0).max(100).optional(),
});

/**
 * Signs what a channel's newest readable revision names, whoever made it, and the manifests as they are in the store
 * now: for a registry from before releases were signed, and for whoever has looked and takes the answer upon himself.
 * A new revision; null where the channel has none that can be read.
 * @throws DamagedArtifactError, NoSigningKeyError, PreviewKeyError
 */
export async function signPresent(store: ReleaseStore, channel: string): Promise<Release | null> {
  const revisions = await listRevisions(store, channel);
  for (const revision of revisions) {
    const named = await readNamed(store, channel, revision);
    if (named === null) continue;
    const { apps, percent } = named;
    const next = {
      ...{ channel, apps, changed: Object.keys(apps), at: new Date() },
      ...(percent === undefined ? {} : { percent }),
      action: percent === undefined ? ('promote' as const) : ('canary' as const),
      expectedRevision: revisions[0] ?? 0,
    };
    const vouched: Record<string, Vouched> = {};
    for (const [app, version] of Object.entries(apps)) {
      vouched[app] = await vouchFor(store, app, version);
    }
    return commitVouched(store, next, vouched);
  }
  return null;
}

/** Whether any revision in a store carries a signature, whoever made it. */
export async function hasSignatures(store: Store): Promise<boolean> {
  for (const channel of await listChannels(store)) {
    for (const revision of await listRevisions(store, channel)) {
      const file = await store.read(releaseKey(channel, revision));
      if (new TextDecoder().decode(file?.body).includes('"signature"')) return true;
    }
  }
  return false;
}

/** Signs what is live in every channel that has revisions and none that is believed. */
export async function signUnsigned(store: ReleaseStore): Promise<Release[]> {
  const signed: Release[] = [];
  for (const channel of await listChannels(store)) {
    if ((await readLatest(store, channel)).release !== null) continue;
    const release = await signPresent(store, channel);
    if (release !== null) signed.push(release);
  }
  return signed;
}

async function readNamed(
  store: ReleaseStore,
  channel: string,
  revision: number,
): Promise<z.infer<typeof namedSchema> | null> {
  const file = await store.read(releaseKey(channel, revision));
  try {
    const named = namedSchema.parse(JSON.parse(new TextDecoder().decode(file?.body)));
    return named.channel === channel && named.revision === revision ? named : null;
  } catch {
    return null;
  }
}
