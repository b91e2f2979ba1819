import { z } from 'zod';
import { appName, appVersion } from '@talent/artifact/manifest';
import { afterReleaseSchema } from '../../registry/channel-settings.ts';
import type { ReleaseComparison } from './judge-release.ts';
import type { AfterReleaseState } from './read-after-release.ts';
import { RELEASE_MEASURES } from './release-counts.ts';

const count = z.number().int().nonnegative();
const revision = z.number().int().positive();
const rate = z.number().min(0).max(1);

const comparisonSchema = z.strictObject({
  measure: z.enum(RELEASE_MEASURES),
  trials: z
    .tuple([count, count, count])
    .describe('since the release, before it, and of the apps that were not released'),
  rates: z
    .tuple([rate, rate.nullable(), rate.nullable()])
    .describe('share of them that failed; null without a trial'),
  evidence: z.number().describe('that it is worse than before: an e-value'),
  againstOthers: z
    .number()
    .nullable()
    .describe('that it fails more often than the other apps; null: they have too few trials'),
  verdict: z
    .enum(['worse', 'risen', 'fine'])
    .describe('risen: worse than before, but other apps are too, or it may be one visitor'),
}) satisfies z.ZodType<ReleaseComparison>;

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
        comparisons: z.array(comparisonSchema).describe('without measures that lack trials'),
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
