import { appName } from '@talent/artifact/manifest';
import { settingName, settingValue } from '@talent/artifact/settings-facts';
import { z } from 'zod';
import { CANARY_CHANNEL, DEFAULT_CHANNEL } from '../channel.ts';
import { channelName } from '../release.ts';

/** The values that an app was given; of a flag its share of the visitors, 0 to 1. */
export const givenValues = z
  .record(settingName, settingValue)
  .refine((values) => Object.keys(values).length <= 100, 'must be at most 100 values');

/**
 * One revision of a channel's settings: the values of every app. Revisions are files that are created and never changed
 * (`settings/<channel>/<revision, 8 digits>.json`), numbered on their own, beside those of releases.
 */
export const settingsRevisionSchema = z.strictObject({
  schema: z.literal(1),
  channel: channelName,
  revision: z.number().int().positive(),
  app: appName.describe('the app whose values this revision changed'),
  action: z.enum(['set', 'rollback']),
  restores: z
    .number()
    .int()
    .nonnegative()
    .optional()
    .describe('of a rollback: the revision whose values the app has again; 0: none'),
  values: z.record(appName, givenValues).describe('app -> its values; without one: the defaults'),
  by: z
    .string()
    .min(1)
    .max(200)
    .describe('the person, by the name that they gave; only the key is proof'),
  at: z.iso.datetime().describe('ISO 8601, UTC'),
});

export type SettingsRevision = z.infer<typeof settingsRevisionSchema>;
export type GivenValues = Readonly<z.infer<typeof givenValues>>;

/** Key of a revision in the store. */
export function settingsKey(channel: string, revision: number): string {
  return `settings/${channel}/${String(revision).padStart(8, '0')}.json`;
}

/** The channel whose settings a channel has: a canary and stable have the same, so that their comparison is about code alone. */
export function settingsChannel(channel: string): string {
  return channel === CANARY_CHANNEL ? DEFAULT_CHANNEL : channel;
}
