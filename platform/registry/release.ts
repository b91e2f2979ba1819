import { z } from 'zod';
import { appFactsSchema } from '@talent/artifact/app-facts';
import { appName, appVersion, integrity } from '@talent/artifact/manifest';
import { signatureSchema } from './trust.ts';

/** Names of channels: `stable`, `canary`, or a preview's name. */
export const channelName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be lower case with hyphens');

/**
 * One revision of a channel: the live version of each app. Revisions are files that are created and never changed
 * (`registry/<channel>/<revision, 8 digits>.json`), so the history is the registry, and creating the next number is the
 * compare-and-swap.
 */
export const releaseSchema = z.strictObject({
  /** 1 had no signature. */
  schema: z.literal(2),
  channel: channelName,
  revision: z.number().int().positive(),
  /** App -> version. */
  apps: z.record(appName, appVersion),
  /** App -> SHA-384 of the bytes of its `manifest.json`, and through it of every file of that version. */
  manifests: z.record(appName, integrity),
  /**
   * App -> the facts of that manifest that other apps must agree with. Absent in older revisions, and for an app whose
   * manifest could not be read: then the manifest is read when needed.
   */
  facts: z.record(appName, appFactsSchema).optional(),
  /** `canary`: the share of visitors was changed, or the canary was stopped. */
  action: z.enum(['promote', 'rollback', 'canary']),
  /** Apps whose version this revision changed. */
  changed: z.array(appName),
  /** Share of visitors that get this set, in percent; on the canary channel alone. */
  percent: z.number().min(0).max(100).optional(),
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
});

/** A revision's file: the release and its signature. */
export const signedReleaseSchema = releaseSchema.extend({ signature: signatureSchema });

export type Release = z.infer<typeof releaseSchema>;

/** Key of a revision in the store. */
export function releaseKey(channel: string, revision: number): string {
  return `registry/${channel}/${String(revision).padStart(8, '0')}.json`;
}
