import type { Command } from 'commander';
import { z } from 'zod';
import type { ChannelStatus } from '@talent/api/platform/platform-status';
import { appName, appVersion } from '@talent/artifact/manifest';
import { LOCAL_BUILDER } from '@talent/artifact/provenance';
import { table } from '@talent/node/terminal/table';
import { utcMinute } from '@talent/node/terminal/utc-minute';
import { createArtifactReader } from '../gateway/live/artifact-reader.ts';
import { findReplacements } from '../gateway/live/find-replacements.ts';
import {
  replacementSchema,
  signedVersions,
  type Replacement,
} from '../gateway/live/replacement.ts';
import { createVersionHealth } from '../gateway/live/version-health.ts';
import { reportingAction } from '@talent/node/terminal/run-command';
import { readCanaryStatus } from '../canary/canary-status.ts';
import { canaryLine } from '../canary/canary-result.ts';
import { channelFlag, DEFAULT_CHANNEL } from '../registry/channel.ts';
import { listChannels, readLatest } from '../registry/registry.ts';
import { channelName } from '../registry/release.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import {
  readLocks,
  ReleaseLockError,
  releaseLockSchema,
  type ReleaseLock,
} from '../registry/locks/release-locks.ts';
import { commitSchema } from '../release/app-changes.ts';
import { originSchema, readOrigins, type AppOrigin } from '../release/read-origins.ts';
import { readStatus } from '../release/status.ts';
import { describeLock } from './holds/lock-commands.ts';
import { readSettingsReport, settingsReportSchema } from '../release/settings/settings-report.ts';
import { describeSettingTroubles } from './settings/describe-settings.ts';

const rollbackTo = z.union([appVersion, z.literal('off')]).nullable();

const channelSchema = z.strictObject({
  channel: channelName,
  revision: z.number().int().nonnegative().describe('live revision; 0: no release yet'),
  apps: z.array(
    z.strictObject({
      app: appName,
      version: appVersion,
      since: z.iso.datetime().describe('when this version went live here; ISO 8601, UTC'),
      commit: commitSchema,
      rollbackTo: rollbackTo.describe(
        'version that a rollback would restore; off: it would take the app off; null: there is nothing to restore',
      ),
      undone: z
        .string()
        .nullable()
        .describe(
          'why the platform went back to this version by itself; null: a person made it live',
        ),
    }),
  ),
  off: z
    .array(z.strictObject({ app: appName, since: z.iso.datetime(), rollbackTo }))
    .describe('apps that were taken off, since when, and the version that a rollback brings back'),
  damaged: z
    .array(z.strictObject({ key: z.string().describe('in the store'), reason: z.string() }))
    .describe('revisions newer than the live one that cannot be trusted or read'),
}) satisfies z.ZodType<ChannelStatus>;

const statusResult = z.array(
  channelSchema.extend({
    replacements: z
      .array(replacementSchema)
      .nullable()
      .describe('damaged live versions; null: the release cannot be served at all'),
    locks: z.array(releaseLockSchema).describe('locks that hold now'),
    lockProblem: z
      .string()
      .nullable()
      .describe('why the locks cannot be trusted, so that nothing can be released; null: they can'),
    settings: settingsReportSchema.describe(
      'what its apps were told, and what of it reaches no page',
    ),
    origins: z.array(originSchema).optional().describe('with --provenance'),
  }),
);

interface Flags {
  channel?: string;
  provenance?: true;
}

/** Adds `status`, the state of one channel or of all. */
export function addStatusCommand(command: Command, store: ReleaseStore): void {
  reportingAction(
    command
      .option('--channel <name>', 'one channel; without: all')
      .option(
        '--provenance',
        'also show what each version was built from, by whom, and the packages in it; with --json both documents whole',
      ),
    statusResult,
    async ({ channel, provenance }: Flags) => {
      const known = await listChannels(store);
      const channels = channel ? [channel] : known.length > 0 ? known : [DEFAULT_CHANNEL];
      const statuses = await Promise.all(
        channels.map(async (name) => ({
          ...(await readStatus(store, name)),
          replacements: await readDamage(store, name),
          ...(await readHolds(store, name)),
          settings: await readSettingsReport(store, name),
          ...(provenance ? { origins: await readOrigins(store, name) } : {}),
        })),
      );
      const canary = channel === undefined ? await readCanaryStatus(store) : null;
      const texts = [
        ...statuses.map(({ origins = [], locks, lockProblem, settings, ...status }) =>
          [
            describeStatus(status),
            ...locks.map((lock) => describeLock(status.channel, lock)),
            ...(lockProblem === null ? [] : [lockProblem]),
            ...describeSettingTroubles(status.channel, settings),
            ...describeOrigins(origins),
            ...describeDamage(status.replacements),
          ].join('\n'),
        ),
        ...(canary === null ? [] : [canaryLine(canary)]),
      ];
      return { json: statuses, lines: [texts.join('\n\n')] };
    },
  );
}

/** Status must work when something is broken: a lock that cannot be trusted is told, and stops nothing here. */
async function readHolds(
  store: ReleaseStore,
  channel: string,
): Promise<{ locks: ReleaseLock[]; lockProblem: string | null }> {
  try {
    return { locks: await readLocks(store, channel, new Date()), lockProblem: null };
  } catch (error) {
    if (error instanceof ReleaseLockError) return { locks: [], lockProblem: error.message };
    throw error;
  }
}

const HEADINGS = ['app', 'version', 'live since', 'commit', 'rollback to'];

/** Describes the status of a channel for people: a heading, a table, and damaged revisions. */
function describeStatus({ channel, revision, apps, off, damaged }: ChannelStatus): string {
  const rows = apps.map(({ app, version, since, commit, rollbackTo }) => [
    app,
    version,
    utcMinute(since),
    commit?.replace(/^([0-9a-f]{10})[0-9a-f]*/, '$1') ?? '-',
    rollbackTo ?? '-',
  ]);
  const heading =
    revision === 0 ? `${channel}: no release yet` : `${channel}, revision ${revision}`;
  return [
    heading,
    ...(rows.length > 0 ? [table(HEADINGS, rows)] : []),
    ...apps.flatMap(({ app, version, undone }) =>
      undone === null ? [] : [`went back automatically to ${app}@${version}: ${undone}`],
    ),
    ...off.map(({ app, since, rollbackTo }) => {
      const back = `, bring ${rollbackTo} back: pnpm rollback ${app}${channelFlag(channel)}`;
      return `off: ${app} since ${utcMinute(since)}${rollbackTo === null ? '' : back}`;
    }),
    ...damaged.map(({ key, reason }) => `damaged, passed over: ${key} (${reason})`),
  ].join('\n');
}

const ORIGIN_HEADINGS = ['app', 'version', 'commit', 'source', 'built by', 'lock file', 'packages'];

/** Describes where the live versions of a channel come from, for people. */
function describeOrigins(origins: readonly AppOrigin[]): string[] {
  if (origins.length === 0) return [];
  const rows = origins.map(({ app, version, commit, source, builder, lock, components }) => [
    app,
    version,
    commit?.slice(0, 10) ?? '-',
    source === 'dirty' ? 'not clean' : source,
    builder === LOCAL_BUILDER ? 'a local build' : (builder ?? '-'),
    lock === null ? '-' : `sha256:${lock.slice(0, 10)}`,
    components === null ? '-' : String(components),
  ]);
  return [table(ORIGIN_HEADINGS, rows)];
}

/**
 * Verifies every browser file of a channel's live release, and finds the replacements that a gateway serves for damaged
 * versions; null: the release cannot be served at all.
 */
async function readDamage(store: ReleaseStore, channel: string): Promise<Replacement[] | null> {
  const { release } = await readLatest(store, channel);
  if (release === null) return [];
  const now = () => new Date();
  const health = createVersionHealth(store, now);
  await Promise.all(signedVersions(release).map((version) => health.verify(version)));
  return findReplacements(release, { store, artifacts: createArtifactReader(store), health, now });
}

/** A line for each damaged app. */
function describeDamage(replacements: readonly Replacement[] | null): string[] {
  if (replacements === null)
    return ['damaged: this release cannot be served; what was live before it stays'];
  return replacements.map(({ app, wanted, instead, reason }) => {
    const served = instead === null ? 'nothing can stand in' : `${instead.version} stands in`;
    return `damaged: ${app}@${wanted}, ${served} (${reason})`;
  });
}
