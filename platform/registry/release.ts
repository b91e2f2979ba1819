import { z } from 'zod';
import { appFactsSchema } from '@talent/artifact/app-facts';
import { appName, appVersion, integrity } from '@talent/artifact/manifest';

/** Names of channels: `stable`, `canary`, or a preview's name. */
export const channelName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be lower case with hyphens');

/**
 * One revision of a channel: the live version of each app. Revisions are files that are created and never changed, so the history is the
 * registry (`registry/<channel>/<revision, 8 digits>.json`), and creating the next number is the compare-and-swap.
 */
export const releaseSchema = z.strictObject({
  schema: z.literal(2),
  channel: channelName,
  revision: z.number().int().positive(),
  apps: z.record(appName, appVersion).describe('app -> version'),
  manifests: z
    .record(appName, integrity)
    .describe(
      'app -> SHA-384 of the bytes of its manifest.json, and through it of every file of that version',
    ),
  /** Without an app whose manifest could not be read: then the manifest is read when needed. */
  facts: z
    .record(appName, appFactsSchema)
    .describe('app -> the facts of its manifest that other apps must agree with'),
  action: z
    .enum(['promote', 'rollback', 'canary'])
    .describe('canary: the share of visitors was changed, or the canary was stopped'),
  changed: z.array(appName).describe('apps whose version this revision changed'),
  percent: z
    .number()
    .min(0)
    .max(100)
    .optional()
    .describe('share of visitors that get this set, in percent; on the canary channel alone'),
  reason: z
    .string()
    .max(1000)
    .optional()
    .describe('why the platform made this rollback by itself; absent: a person made the release'),
  at: z.iso.datetime().describe('ISO 8601, UTC'),
});

export type Release = z.infer<typeof releaseSchema>;

/** Key of a revision in the store. */
export function releaseKey(channel: string, revision: number): string {
  return `registry/${channel}/${String(revision).padStart(8, '0')}.json`;
}
