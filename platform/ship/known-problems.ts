import { join } from 'node:path';
import type { Problem } from '@talent/artifact/problem';
import { inputHash, readAppSource, readLastBuild } from '@talent/build/inputs';
import { readChannelSettings } from '../registry/channel-settings.ts';
import { findSignedFacts, history } from '../registry/registry.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { channelProblems, dirtySource } from '../release/plan/channel-problems.ts';
import { undoneProblems } from '../release/plan/check-release.ts';
import { describeChanged, describeSource } from '../release/read-origins.ts';

/** An app that is going to be built and released. */
interface Wanted {
  store: ReleaseStore;
  channel: string;
  app: string;
  /** Repository with the apps' folders. */
  root: string;
  again: boolean;
}

/**
 * Reasons against a release that are known before its build: of the sources, and of the last build where a new one would give
 * the same version.
 * @returns `needsApproval`: the channel takes approved versions alone, and nobody can have approved a new one
 */
export async function knownProblems(
  wanted: Wanted,
): Promise<{ problems: Problem[]; needsApproval: boolean }> {
  const { store, channel, app, root } = wanted;
  const folder = join(root, app);
  const { requireCleanSource, twoPersons } = await readChannelSettings(store, channel);
  const last = await readLastBuild({ folder });
  const isCurrent = last !== null && last.inputs === (await inputHash({ folder }));
  const published = isCurrent ? await versionProblems(wanted, last.version) : null;
  const source = requireCleanSource ? await readAppSource({ folder, root }) : null;
  if (!requireCleanSource || source?.changed.length === 0) {
    // The statement about the sources is written anew, whatever the published one says.
    const problems = published?.filter(({ rule }) => rule !== 'dirty-source') ?? [];
    return { problems, needsApproval: twoPersons && published === null };
  }
  const state = source ? describeChanged(source.commit, source.changed) : describeSource(null);
  const problems = published ?? [dirtySource(channel, app, app, state)];
  return { problems, needsApproval: false };
}

/** Null: it is not published. */
async function versionProblems(wanted: Wanted, version: string): Promise<Problem[] | null> {
  const { store, channel, app, again } = wanted;
  const releases = await history(store, channel);
  if (releases[0]?.apps[app] === version) return [];
  const changed = { [app]: version };
  const signed = await findSignedFacts(store, channel, changed, releases);
  if (signed[app] === undefined) return null;
  const check = { store, channel, action: 'promote', releases } as const;
  return [
    ...(await channelProblems(store, channel, changed, signed)),
    ...(again ? [] : await undoneProblems(check, changed)),
  ];
}
