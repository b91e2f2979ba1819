import { z } from 'zod';

/** How bad an advisory is, in the words of npm. */
export const severitySchema = z.enum(['info', 'low', 'moderate', 'high', 'critical']);

/** A known weakness of a package that an app brings to production. */
const advisorySchema = z.object({
  /** Name of the package. */
  package: z.string(),
  severity: severitySchema,
  title: z.string(),
  /** Page about it; null where the registry gave none. */
  url: z.string().nullable(),
  /** Versions in use. */
  versions: z.array(z.string()),
  /** First fixed versions, as a range; null while there are none. */
  patched: z.string().nullable(),
});

/** Files of OSV that were imported; absent: the package registry was asked. */
const sourceSchema = z.object({
  /** Each with its license. */
  databases: z.array(z.string()),
  /** ISO 8601 in UTC: the last change of any advisory in them. */
  newest: z.iso.datetime(),
  /** ISO 8601 in UTC. */
  importedAt: z.iso.datetime(),
});

/** Advisories on an app's production dependencies at the time of its publication. */
const auditSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('measured'),
    advisories: z.array(advisorySchema),
    source: sourceSchema.optional(),
  }),
  /** The registry did not answer, or not with an audit. */
  z.object({ status: z.literal('unavailable'), reason: z.string() }),
]);

export const buildRecordSchema = z.object({
  schema: z.literal(1),
  /** ISO 8601 in UTC: when the audit was asked for. */
  at: z.iso.datetime(),
  audit: auditSchema,
});

export type Advisory = z.infer<typeof advisorySchema>;
export type Audit = z.infer<typeof auditSchema>;
/**
 * Facts about a publication, stored beside the artifact and not in it: the same source gives the same version, whatever
 * the package registry answers that day.
 */
export type BuildRecord = z.infer<typeof buildRecordSchema>;
