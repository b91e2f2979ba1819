import { z } from 'zod';
import { appName } from '@talent/artifact/manifest';
import { scopeOf } from '../keys/key-scope.ts';
import { channelName } from '../release.ts';
import type { SignedFile } from '../signed-file.ts';

/** In place of the name of an app, which never has an underscore. */
export const ALL_APPS = '_all';

const lockSchema = z.strictObject({
  schema: z.literal(1),
  channel: channelName,
  app: appName.nullable().describe('null: all apps'),
  since: z.iso.datetime().describe('ISO 8601, UTC'),
  until: z.iso.datetime().describe('ISO 8601, UTC'),
  reason: z.string().min(1).max(500),
  by: z
    .string()
    .min(1)
    .max(200)
    .describe('the person to ask, by the name that they gave; only the key is proof'),
});

export const releaseLockSchema = lockSchema
  .omit({ schema: true, channel: true })
  .extend({ key: z.string().describe('id of the key that signed it') });

/** A channel, or one app on it, takes no releases for a while. */
export type ReleaseLock = z.infer<typeof releaseLockSchema>;

/** A lock with its channel, as it is signed. */
export type LockFacts = z.infer<typeof lockSchema>;

/** The file of a lock, also of one that has ended. */
export function lockFileOf(channel: string): SignedFile<LockFacts> & { kind: 'lock' } {
  return { kind: 'lock', schema: lockSchema, scope: scopeOf(channel) };
}

/** Name of an app in the names of files. */
export function nameInFiles(app: string | null): string {
  return app ?? ALL_APPS;
}
