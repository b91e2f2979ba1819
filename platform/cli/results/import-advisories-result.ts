import { z } from 'zod';
import { buildRecordSchema } from '@talent/api/platform/build-record';
import { appName, appVersion } from '@talent/artifact/manifest';

/** JSON of `import-advisories`. */
export const importAdvisoriesResult = z.strictObject({
  records: z.number().int().positive().describe('records about npm that were read'),
  newest: z.iso.datetime().describe('the last change of any record; ISO 8601, UTC'),
  databases: z.array(z.string()).describe('of the records, each with its license'),
  audits: z
    .array(
      z.strictObject({ app: appName, version: appVersion, audit: buildRecordSchema.shape.audit }),
    )
    .describe('the live versions, measured again'),
});
