import { readSoundManifest } from '../store/published-artifacts.ts';
import { history } from '../registry/registry.ts';
import { appChanges, appChangesSchema, commitSchema } from '../release/app-changes.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { Command } from 'commander';
import { reportingAction } from '@talent/node/terminal/run-command';
import { describeChanges } from './describe-changes.ts';
import { table } from '@talent/node/terminal/table';
import { utcMinute } from '@talent/node/terminal/utc-minute';
import { z } from 'zod';
import { appVersion } from '@talent/artifact/manifest';
import { releaseSchema } from '../registry/release.ts';

const { revision, at, action } = releaseSchema.shape;

const releasesResult = z.array(
  z.strictObject({
    revision,
    at,
    action: z
      .enum([...action.options, 'retire'])
      .describe(`${action.description ?? ''}; retire: the app was taken off`),
    version: appVersion.nullable().describe('null: the app is off since then'),
    commit: commitSchema,
    reason: z
      .string()
      .nullable()
      .describe('why the platform rolled back by itself; null: a person made the release'),
    changes: appChangesSchema
      .nullable()
      .describe(
        'against the version before; null where the app is off, or an artifact is unreadable',
      ),
  }),
);

type AppRelease = z.infer<typeof releasesResult>[number];

/** Adds `releases`, the history of an app on a channel. */
export function addReleasesCommand(command: Command, store: ReleaseStore): void {
  reportingAction(
    command.argument('<app>', 'name of the app'),
    releasesResult,
    async (app: string, { channel }: { channel: string }) => {
      const releases = await readAppReleases(store, channel, app);
      const none = `${app} has never been live on channel ${channel}`;
      return { json: releases, lines: [releases.length === 0 ? none : describeReleases(releases)] };
    },
  );
}

/** Every change of an app's live version on a channel, newest first. */
async function readAppReleases(
  store: ReleaseStore,
  channel: string,
  app: string,
): Promise<AppRelease[]> {
  const releases = await history(store, channel);
  const changing = releases.filter(
    ({ apps }, index) => apps[app] !== releases[index + 1]?.apps[app],
  );
  return Promise.all(
    changing.map(async ({ revision, at, action: made, apps, reason = null }, index) => {
      const version = apps[app] ?? null;
      const action = version === null && made === 'promote' ? 'retire' : made;
      if (version === null) {
        return { revision, at, action, version, commit: null, reason, changes: null };
      }
      const before = changing.slice(index + 1).find((one) => one.apps[app] !== undefined)?.apps[
        app
      ];
      const now = await readSoundManifest(store, app, version);
      const earlier = before === undefined ? null : await readSoundManifest(store, app, before);
      const isKnown = now && (before === undefined || earlier);
      const changes = isKnown ? appChanges(earlier, now) : null;
      return { revision, at, action, version, commit: now?.commit ?? null, reason, changes };
    }),
  );
}

function describeReleases(releases: readonly AppRelease[]): string {
  const rows = table(
    ['revision', 'since', 'version', 'commit', 'by', 'what changed'],
    releases.map(({ revision, at, version, commit, action, changes }) => [
      String(revision),
      utcMinute(at),
      version ?? 'off',
      commit?.slice(0, 10) ?? '-',
      action,
      version === null ? '-' : describeChanges(changes),
    ]),
  );
  const undone = releases.flatMap(({ revision, reason }) =>
    reason === null ? [] : [`revision ${revision} was made automatically: ${reason}`],
  );
  return [rows, ...undone].join('\n');
}
