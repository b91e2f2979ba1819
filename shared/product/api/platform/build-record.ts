import { z } from 'zod';

/** How bad an advisory is, in the words of npm. */
export const severitySchema = z.enum(['info', 'low', 'moderate', 'high', 'critical']);

/** A known weakness of a package that is in a version. */
const advisorySchema = z.object({
  /** Name of the package. */
  package: z.string(),
  severity: severitySchema,
  title: z.string(),
  /** Page about it; null where the report has none. */
  url: z.string().nullable(),
  /** Versions in use. */
  versions: z.array(z.string()),
  /** First fixed versions, as a range; null while there are none. */
  patched: z.string().nullable(),
});

/** Known holes in the packages of a version, from a report. */
const auditSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('measured'),
    /** That wrote the report. */
    tool: z.enum(['pnpm audit', 'osv-scanner']),
    /** Worst first. */
    advisories: z.array(advisorySchema),
  }),
  /** The packages in the version are not known. */
  z.object({ status: z.literal('unavailable'), reason: z.string() }),
]);

export const buildRecordSchema = z.object({
  schema: z.literal(1),
  /** ISO 8601 in UTC: when the report was written. */
  at: z.iso.datetime(),
  audit: auditSchema,
});

export type Advisory = z.infer<typeof advisorySchema>;
export type Audit = z.infer<typeof auditSchema>;
/**
 * Facts about a version, stored beside the artifact and not in it: the same source gives the same version, whatever
 * is known about its packages that day.
 */
export type BuildRecord = z.infer<typeof buildRecordSchema>;
