import { problem, type Problem } from '@talent/artifact/problem';
import { channelFlag } from '../../registry/channel.ts';
import { readChannelSettings } from '../../registry/channel-settings.ts';
import { scopeOf } from '../../registry/keys/key-scope.ts';
import { readProvenance } from '../../registry/publication.ts';
import { readApprovals } from '../../registry/release-approvals.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { fitSettings } from '../../registry/settings/fit-settings.ts';
import { readSettings } from '../../registry/settings/settings-files.ts';
import { settingsChannel, type GivenValues } from '../../registry/settings/settings-revision.ts';
import type { SignedFacts } from '../../registry/signed-facts.ts';
import { readPublishedManifest } from '../../store/published-artifacts.ts';
import { describeSource, sourceKind } from '../read-origins.ts';
import { utcMinute } from '@talent/node/terminal/utc-minute';
import { readLocks, type ReleaseLock } from '../../registry/locks/release-locks.ts';

/** A version that would go live in a channel, with the SHA-384 of its signed manifest. */
interface Changed {
  channel: string;
  app: string;
  version: string;
  manifest: string;
}

/**
 * Reasons that a channel gives against the versions that would go live: what it requires of them, and the values that it has.
 * Reads manifests of apps with values alone.
 * @param changed app -> version that would go live
 */
export async function channelProblems(
  store: ReleaseStore,
  channel: string,
  changed: Readonly<Record<string, string>>,
  signed: Readonly<Record<string, SignedFacts>>,
): Promise<Problem[]> {
  // A version without a trusted publication has a problem of its own.
  const versions = Object.entries(changed).flatMap(([app, version]): Changed[] => {
    const manifest = signed[app]?.manifest;
    return manifest === undefined ? [] : [{ channel, app, version, manifest }];
  });
  const each = async (check: (one: Changed) => Promise<Problem[]>): Promise<Problem[]> =>
    (await Promise.all(versions.map(check))).flat();
  const { requireCleanSource, twoPersons } = await readChannelSettings(store, channel);
  const { settings } = await readSettings(store, settingsChannel(channel));
  return [
    ...(requireCleanSource ? await each((one) => sourceProblems(store, one)) : []),
    ...(twoPersons ? await each((one) => approvalProblems(store, one)) : []),
    ...(await each((one) => settingsProblems(store, one, settings?.values[one.app]))),
  ];
}

/** Versions have to be built from a commit alone. */
async function sourceProblems(store: ReleaseStore, one: Changed): Promise<Problem[]> {
  const { channel, app, version } = one;
  const provenance = await readProvenance(store, one, scopeOf(channel));
  if (sourceKind(provenance) === 'clean') return [];
  return [dirtySource(channel, app, `${app}@${version}`, describeSource(provenance))];
}

/** @param source in words */
export function dirtySource(channel: string, app: string, what: string, source: string): Problem {
  return problem(
    'dirty-source',
    `${what} is not of a clean commit (${source}), and channel ${channel} takes nothing else: commit everything, run ` +
      `"pnpm ship ${app}${channelFlag(channel)}" again (the same files keep their version), or allow it with ` +
      `"pnpm release channel ${channel} --allow-dirty-source"`,
  );
}

/** The key of the release and the keys of the approvals have to be two different ones at least. */
async function approvalProblems(store: ReleaseStore, one: Changed): Promise<Problem[]> {
  const { channel, app, version } = one;
  const own = await store.trust.keyId();
  const approvals = await readApprovals(store, one);
  const keys = new Set([...approvals.map(({ key }) => key), ...(own === null ? [] : [own])]);
  if (approvals.length > 0 && keys.size > 1) return [];
  const by = approvals[0]?.by;
  const state =
    by === undefined ? 'nobody has approved it' : `only the key of this machine has, by ${by}`;
  return [
    problem(
      'not-approved',
      `${app}@${version} needs a second person on channel ${channel}, and ${state}: ask someone with another release key to run ` +
        `"pnpm release approve ${app}@${version}${channelFlag(channel)}", then release it again; a rollback needs nobody`,
    ),
  ];
}

/** Values that a version does not know are no reason: they are not delivered, and reported as stale. */
async function settingsProblems(
  store: ReleaseStore,
  { channel, app, version, manifest: hash }: Changed,
  values: GivenValues | undefined,
): Promise<Problem[]> {
  if (values === undefined) return [];
  const manifest = await readPublishedManifest(store, app, version, hash);
  const owner = settingsChannel(channel);
  const flag = channelFlag(owner);
  return fitSettings(manifest?.settings, values).unfit.map(({ name, reason }) =>
    problem(
      'settings-unfit',
      `${app}@${version} cannot have the value that channel ${owner} gives its setting ${name}, ${JSON.stringify(values[name])}: ` +
        `${reason}; give it a value that both versions take with "pnpm release settings set ${app} ${name}=…${flag}", or its default with ` +
        `"pnpm release settings unset ${app} ${name}${flag}"; a rollback is possible meanwhile`,
    ),
  );
}

/**
 * Reasons why a channel takes no release of some apps at this moment, whatever is in it. Rollbacks are not asked: they are
 * the way out of trouble.
 * @throws ReleaseLockError
 */
export async function holdProblems(
  store: ReleaseStore,
  channel: string,
  apps: readonly string[],
  at: Date,
): Promise<Problem[]> {
  const locks = await readLocks(store, channel, at);
  const held = locks.filter(({ app }) => app === null || apps.includes(app));
  return held.map((lock) => problem('locked', lockText(channel, lock)));
}

/** Says what a lock holds, until when and why, and the way out. */
function lockText(channel: string, { app, until, reason, by, key }: ReleaseLock): string {
  const ofApp = app === null ? '' : ` --app ${app}`;
  return (
    `${app ?? 'every app'} is locked on channel ${channel} until ${utcMinute(until)} by ${by}: "${reason}"; wait, or ask ` +
    `${by} or another holder of the release key (it was locked with key ${key}) to run "pnpm release unlock ${channel}${ofApp}"; a ` +
    'rollback is possible meanwhile'
  );
}
