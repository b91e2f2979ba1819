import { z } from 'zod';
import type { ChannelStatus } from '@talent/api/platform/platform-status';
import { appName, appVersion, integrity } from '@talent/artifact/manifest';
import { provenanceSchema } from '@talent/artifact/provenance';
import { sbomSchema } from '@talent/artifact/sbom';
import type { Replacement } from '../../gateway/live/replacement.ts';
import { releaseLockSchema } from '../../registry/locks/lock-file.ts';
import { channelName } from '../../registry/release.ts';
import { sourceKindSchema } from '../../release/describe-source.ts';
import type { AppOrigin } from '../../release/read-origins.ts';
import { settingsReport } from './settings-result.ts';

const channelSchema = z.strictObject({
  channel: channelName,
  revision: z.number().int().nonnegative().describe('live revision; 0: no release yet'),
  apps: z.array(
    z.strictObject({
      app: appName,
      version: appVersion,
      since: z.iso.datetime().describe('when this version went live here; ISO 8601, UTC'),
      commit: z
        .string()
        .nullable()
        .describe('null where the build knew none, or the artifact cannot be read'),
      rollbackTo: appVersion
        .nullable()
        .describe('version that a rollback would restore; null: there is none'),
      undone: z
        .string()
        .nullable()
        .describe(
          'why the platform went back to this version by itself; null: a person made it live',
        ),
    }),
  ),
  damaged: z
    .array(z.strictObject({ key: z.string().describe('in the store'), reason: z.string() }))
    .describe('revisions newer than the live one that cannot be trusted or read'),
}) satisfies z.ZodType<ChannelStatus>;

const replacementSchema = z.strictObject({
  app: appName,
  wanted: appVersion.describe('version that the release names'),
  instead: z
    .strictObject({ app: appName, version: appVersion, manifest: integrity })
    .nullable()
    .describe('null: no other version is intact and fits, so the damaged one stays'),
  since: z.iso.datetime().describe('when the damage was found; ISO 8601, UTC'),
  reason: z.string(),
}) satisfies z.ZodType<Replacement>;

const originSchema = z.strictObject({
  app: appName,
  version: appVersion,
  source: sourceKindSchema,
  commit: z.string().nullable(),
  lock: z.string().nullable().describe('SHA-256 of the lock file, hexadecimal'),
  builder: z.string().nullable(),
  components: z
    .number()
    .int()
    .nullable()
    .describe('bundled packages; null: the version has no list, or a damaged one'),
  provenance: provenanceSchema
    .nullable()
    .describe('in-toto statement with SLSA provenance; null where the build noted none'),
  sbom: sbomSchema.nullable().describe('CycloneDX document, as it is in the artifact'),
}) satisfies z.ZodType<AppOrigin>;

/** JSON of `status`. */
export const statusResult = z.array(
  channelSchema.extend({
    replacements: z
      .array(replacementSchema)
      .nullable()
      .describe('damaged live versions; null: the release cannot be served at all'),
    locks: z.array(releaseLockSchema).describe('locks that hold now'),
    lockProblem: z
      .string()
      .nullable()
      .describe('why the locks cannot be trusted, so that nothing can be released; null: they can'),
    settings: settingsReport.describe('what its apps were told, and what of it reaches no page'),
    origins: z.array(originSchema).optional().describe('with --provenance'),
  }),
);
