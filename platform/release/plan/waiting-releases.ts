import { z } from 'zod';
import { appName, appVersion } from '@talent/artifact/manifest';
import { publishedApps, readSoundManifest } from '../../store/published-artifacts.ts';
import { readHistory } from '../../registry/registry.ts';
import { channelName } from '../../registry/release.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import type { Problem } from '@talent/artifact/problem';
import { appChanges, appChangesSchema, commitSchema } from '../app-changes.ts';
import { resolveVersions } from '../resolve-versions.ts';
import type { AskBackend } from './site-graph.ts';
import { checkRelease } from './check-release.ts';
import { releaseBasis } from './release-basis.ts';
import { holdProblems } from './channel-problems.ts';

/** A reason against a release. */
export const problemSchema = z.strictObject({
  rule: z.string().describe('short name of the broken rule, such as locked or pattern-owned'),
  message: z.string().describe('what is wrong and how to fix it, for people'),
}) satisfies z.ZodType<Problem>;

/** Warnings about a release that is not refused. */
export const notesSchema = z.array(problemSchema).describe('what it breaks without being refused');

/** A published version that could go live. */
export const waitingSchema = z.strictObject({
  app: appName,
  from: appVersion.nullable().describe('live version; null: the app is not live there'),
  to: appVersion.describe('version that waits'),
  commit: commitSchema,
  changes: appChangesSchema
    .nullable()
    .describe('null where the artifact of either version cannot be read'),
  problems: z
    .array(problemSchema)
    .describe('reasons against a release of this one alone; empty: it may be made'),
  notes: z
    .array(problemSchema)
    .describe('what it breaks without being refused, or what could not be checked'),
});

export type WaitingRelease = z.infer<typeof waitingSchema>;

/** The releases that wait for a channel, and their effect together. */
export const planSchema = z.strictObject({
  channel: channelName,
  revision: z.number().int().nonnegative().describe('0: the channel has no release yet'),
  waiting: z.array(waitingSchema),
  together: z
    .array(problemSchema)
    .describe('reasons against a release of all of them in one step; empty: it may be made'),
  holds: z
    .array(problemSchema)
    .describe('reasons why the channel takes none of them at this moment'),
});

export type WaitingReleases = z.infer<typeof planSchema>;

/**
 * Checks the releases that wait for a channel, each alone and all together. Changes nothing.
 * @param references - `app@version` or `app`; without any: the newest published version of each app that was never live there
 * @throws `unknown-artifact`, UsageError, ReleaseLockError, ChannelSettingsError
 */
export async function waitingReleases(
  store: ReleaseStore,
  channel: string,
  references: readonly string[],
  at: Date,
  askBackend?: AskBackend,
): Promise<WaitingReleases> {
  const { releases, highestRevision } = await readHistory(store, channel);
  const latest = { release: releases[0] ?? null, highestRevision };
  const { apps: live } = await releaseBasis(store, channel, latest);
  const named = references.length > 0;
  const newest = await resolveVersions(
    store,
    named ? references : await publishedApps(store),
    channel,
  );
  const wasLive = (app: string, version: string): boolean =>
    releases.some(({ apps }) => apps[app] === version);
  const targets = Object.fromEntries(
    Object.entries(newest).filter(([app, version]) =>
      named ? live[app] !== version : !wasLive(app, version),
    ),
  );
  const check = async (some: Readonly<Record<string, string>>) => {
    const request = { store, channel, action: 'promote', live, releases, askBackend } as const;
    const { problems, notes } = await checkRelease({ ...request, targets: some });
    return { problems, notes };
  };
  const waiting = await Promise.all(
    Object.entries(targets).map(async ([app, to]): Promise<WaitingRelease> => {
      const from = live[app] ?? null;
      // A damaged artifact only lacks its details here: the checks tell what is wrong with it.
      const after = await readSoundManifest(store, app, to);
      const before = from === null ? null : await readSoundManifest(store, app, from);
      return {
        app,
        from,
        to,
        commit: after?.commit ?? null,
        changes: after && (from === null || before) ? appChanges(before, after) : null,
        ...(await check({ [app]: to })),
      };
    }),
  );
  const apps = Object.keys(targets);
  return {
    channel,
    revision: releases[0]?.revision ?? 0,
    waiting: waiting.sort((left, right) => left.app.localeCompare(right.app)),
    together: apps.length === 0 ? [] : (await check(targets)).problems,
    holds: apps.length === 0 ? [] : await holdProblems(store, channel, apps, at),
  };
}
