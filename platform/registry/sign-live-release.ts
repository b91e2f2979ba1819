import { z } from 'zod';
import { appName, appVersion } from '@talent/artifact/manifest';
import { readJson } from '../store/build-record.ts';
import { commitSigned, type NewRelease } from './registry.ts';
import type { ReleaseStore } from './release-store.ts';
import { releaseKey, type Release } from './release.ts';
import { listRevisions } from './revision-files.ts';
import { readFactsToSign, type SignedFacts } from './signed-facts.ts';

/** The fields of a revision that are needed to sign what it names; its own signature is not checked. */
const namedSchema = z.object({
  channel: z.string(),
  revision: z.number().int(),
  apps: z.record(appName, appVersion),
  percent: z.number().min(0).max(100).optional(),
});

/**
 * Signs the apps that a channel's newest readable revision names, of any author, with the manifests that are in the
 * store now. For a person who has checked what is live.
 * @returns the new revision; null where the channel has none that can be read
 * @throws DamagedArtifactError, NoSigningKeyError, PreviewKeyError
 */
export async function signLiveRelease(
  store: ReleaseStore,
  channel: string,
): Promise<Release | null> {
  const revisions = await listRevisions(store, channel);
  for (const revision of revisions) {
    const named = await readJson(store, releaseKey(channel, revision), namedSchema);
    if (named?.channel !== channel || named.revision !== revision) continue;
    const { apps, percent } = named;
    const signed: Record<string, SignedFacts> = {};
    for (const [app, version] of Object.entries(apps)) {
      signed[app] = await readFactsToSign(store, app, version);
    }
    const next: NewRelease = {
      channel,
      apps,
      action: percent === undefined ? 'promote' : 'canary',
      changed: Object.keys(apps),
      expectedRevision: revisions[0] ?? 0,
      at: new Date(),
      ...(percent === undefined ? {} : { percent }),
    };
    return commitSigned(store, next, signed);
  }
  return null;
}
