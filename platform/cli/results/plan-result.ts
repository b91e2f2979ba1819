import { z } from 'zod';
import { appName, appVersion } from '@talent/artifact/manifest';
import type { Problem } from '@talent/artifact/problem';
import { channelName } from '../../registry/release.ts';
import { appChangesSchema } from '../../release/app-changes.ts';
import type { WaitingReleases } from '../../release/plan/waiting-releases.ts';

/** A reason against a release. */
export const problemSchema = z.strictObject({
  rule: z.string().describe('short name of the broken rule, such as locked or pattern-owned'),
  message: z.string().describe('what is wrong and how to fix it, for people'),
}) satisfies z.ZodType<Problem>;

/** A published version that could go live. */
export const waitingSchema = z.strictObject({
  app: appName,
  from: appVersion.nullable().describe('live version; null: the app is not live there'),
  to: appVersion.describe('version that waits'),
  commit: z
    .string()
    .nullable()
    .describe('null where the build knew none, or the artifact cannot be read'),
  changes: appChangesSchema
    .nullable()
    .describe('null where the artifact of either version cannot be read'),
  problems: z
    .array(problemSchema)
    .describe('reasons against a release of this one alone; empty: it may be made'),
});

/** JSON of `plan`. */
export const planResult = z.strictObject({
  channel: channelName,
  revision: z.number().int().nonnegative().describe('0: the channel has no release yet'),
  waiting: z.array(waitingSchema),
  together: z
    .array(problemSchema)
    .describe('reasons against a release of all of them in one step; empty: it may be made'),
  holds: z
    .array(problemSchema)
    .describe('reasons why the channel takes none of them at this moment'),
}) satisfies z.ZodType<WaitingReleases>;
