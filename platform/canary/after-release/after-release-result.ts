import { z } from 'zod';
import { appName, appVersion } from '@talent/artifact/manifest';
import { afterReleaseSchema } from '../../registry/channel-settings.ts';
import { releaseComparisonSchema } from './judge-release.ts';
import type { AfterReleaseState } from './read-after-release.ts';

const revision = z.number().int().positive();

const message = z.string().describe('for people');

export const afterReleaseResult = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('shown'),
    mode: afterReleaseSchema.describe('tell where the settings cannot be trusted'),
    problem: z.string().nullable().describe('why the settings cannot be trusted; null: they can'),
    releases: z.array(
      z.strictObject({
        app: appName,
        version: appVersion,
        former: appVersion.describe('version that visitors get when it is undone'),
        revision: revision.describe('of stable, that made it live'),
        at: z.iso.datetime().describe('when it went live; ISO 8601, UTC'),
        comparisons: z.array(releaseComparisonSchema).describe('without measures that lack trials'),
        undoAt: z.number().describe('evidence from which a measure counts'),
        reason: z.string().nullable().describe('why it is to be undone; null: it is not'),
      }),
    ),
  }),
  z.strictObject({
    status: z.literal('undone'),
    message,
    releases: z.array(
      z.strictObject({ app: appName, version: appVersion, revision, reason: z.string() }),
    ),
  }),
  z.strictObject({ status: z.literal('waiting').describe('nothing was undone'), message }),
]);

export type AfterReleaseResult = z.infer<typeof afterReleaseResult>;

export function shownState({ mode, problem, releases }: AfterReleaseState) {
  return {
    status: 'shown' as const,
    mode,
    problem,
    releases: releases.map(({ release, comparisons, undoAt, reason }) => ({
      app: release.app,
      version: release.version,
      former: release.earlier[0],
      revision: release.revision,
      at: new Date(release.at).toISOString(),
      comparisons,
      undoAt,
      reason,
    })),
  };
}
