import { z } from 'zod';
import { appVersion } from '@talent/artifact/manifest';
import { releaseSchema } from '../../registry/release.ts';
import { appChangesSchema } from '../../release/app-changes.ts';

const { revision, at, action } = releaseSchema.shape;

/** JSON of `releases`: every change of the live version of an app, newest first. */
export const releasesResult = z.array(
  z.strictObject({
    revision,
    at,
    action,
    version: appVersion,
    commit: z
      .string()
      .nullable()
      .describe('null where the build knew none, or the artifact cannot be read'),
    reason: z
      .string()
      .nullable()
      .describe('why the platform rolled back by itself; null: a person made the release'),
    changes: appChangesSchema
      .nullable()
      .describe('against the version before; null where either artifact cannot be read'),
  }),
);

export type AppRelease = z.infer<typeof releasesResult>[number];
