import { z } from 'zod';
import type { Store } from './store.ts';

/** A known weakness of a package that an app brings to production. */
const advisorySchema = z.object({
  /** Name of the package. */
  package: z.string(),
  severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
  title: z.string(),
  /** Page about it; null where the registry gave none. */
  url: z.string().nullable(),
  /** Versions in use. */
  versions: z.array(z.string()),
  /** First sound versions, as a range; null while there are none. */
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

/** What was known of an app's production dependencies when it was published. */
const auditSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('measured'),
    advisories: z.array(advisorySchema),
    source: sourceSchema.optional(),
  }),
  /** The registry did not answer, or not with an audit. */
  z.object({ status: z.literal('unavailable'), reason: z.string() }),
]);

const buildRecordSchema = z.object({
  schema: z.literal(1),
  /** ISO 8601 in UTC: when the audit was asked for. */
  at: z.iso.datetime(),
  audit: auditSchema,
});

export type Advisory = z.infer<typeof advisorySchema>;
export type Audit = z.infer<typeof auditSchema>;
/**
 * What is noted beside an artifact about its publication. It is no part of it: the same source gives the same
 * version, whatever the registry says that day.
 */
export type BuildRecord = z.infer<typeof buildRecordSchema>;

/** Key of the record of a published version. */
function recordKey(app: string, version: string): string {
  return `builds/${app}/${version}.json`;
}

/** The record of a published version; null where there is none, or none that can be read. */
export async function readBuildRecord(
  store: Store,
  app: string,
  version: string,
): Promise<BuildRecord | null> {
  const file = await store.read(recordKey(app, version));
  if (file === null) return null;
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(file.body));
    return buildRecordSchema.safeParse(json).data ?? null;
  } catch {
    return null;
  }
}

/** Writes the record of a published version in the place of an earlier one. */
export async function writeBuildRecord(
  store: Store,
  { app, version }: { app: string; version: string },
  record: BuildRecord,
): Promise<void> {
  await store.write(recordKey(app, version), `${JSON.stringify(record, null, 2)}\n`);
}
