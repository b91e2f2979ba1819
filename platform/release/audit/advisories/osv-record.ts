import semver from 'semver';
import { z } from 'zod';
import type { Advisory } from '@talent/api/platform/build-record';
import { severitySchema } from '@talent/api/platform/build-record';
import { cutText } from '@talent/api/text/cut-text';

const eventSchema = z.object({
  introduced: z.string().optional(),
  fixed: z.string().optional(),
  last_affected: z.string().optional(),
});

/** The fields that are read of an entry of `affected` in the OSV schema. */
const affectedSchema = z.object({
  package: z.object({ ecosystem: z.string(), name: z.string() }).optional(),
  ranges: z.array(z.object({ type: z.string(), events: z.array(eventSchema) })).optional(),
  versions: z.array(z.string()).optional(),
});

/** The fields that are read of a record of the OSV schema (ossf.github.io/osv-schema). */
export const osvRecordSchema = z.object({
  id: z.string().min(1),
  /** RFC 3339. */
  modified: z.iso.datetime({ offset: true }),
  withdrawn: z.string().nullish(),
  summary: z.string().nullish(),
  details: z.string().nullish(),
  affected: z.array(affectedSchema).nullish(),
  references: z.array(z.object({ type: z.string(), url: z.string() })).nullish(),
  database_specific: z.looseObject({ severity: z.string().nullish() }).nullish(),
});
export type OsvRecord = z.infer<typeof osvRecordSchema>;

/** The part of a record that is stored for one package of npm. */
export const keptAdvisorySchema = z.object({
  id: z.string(),
  package: z.string(),
  severity: severitySchema,
  title: z.string(),
  url: z.string().nullable(),
  affected: z.array(affectedSchema.omit({ package: true })),
});
export type KeptAdvisory = z.infer<typeof keptAdvisorySchema>;

const SEVERITIES: Readonly<Record<string, Advisory['severity']>> = {
  low: 'low',
  moderate: 'moderate',
  medium: 'moderate',
  high: 'high',
  critical: 'critical',
};

/** Whether a record says anything about a package of npm. */
export function isAboutNpm(record: OsvRecord): boolean {
  return (record.affected ?? []).some(({ package: named }) => named?.ecosystem === 'npm');
}

/** The parts of a record about the named packages of npm; none where it was withdrawn. */
export function keptOf(record: OsvRecord, names: ReadonlySet<string>): KeptAdvisory[] {
  if (record.withdrawn) return [];
  const byName = new Map<string, KeptAdvisory['affected']>();
  for (const { package: named, ranges, versions } of record.affected ?? []) {
    if (named?.ecosystem !== 'npm' || !names.has(named.name)) continue;
    byName.set(named.name, [...(byName.get(named.name) ?? []), { ranges, versions }]);
  }
  const stated = SEVERITIES[record.database_specific?.severity?.toLowerCase() ?? ''];
  const isMalware = record.id.startsWith('MAL-');
  const title = record.summary?.trim() || firstLine(record.details) || record.id;
  return [...byName].map(([name, affected]) => ({
    id: record.id,
    package: name,
    // Malware is critical. Another record without a severity is taken seriously too.
    severity: stated ?? (isMalware ? 'critical' : 'high'),
    title: stated || isMalware ? title : `${title} (severity not stated)`,
    url: urlOf(record),
    affected,
  }));
}

/**
 * Whether a version is affected, after the schema: it is listed, or it is in a range from `introduced` until before
 * `fixed`, or up to `last_affected`.
 */
export function isAffected({ affected }: KeptAdvisory, version: string): boolean {
  return affected.some(
    ({ ranges = [], versions = [] }) =>
      versions.includes(version) || ranges.some((range) => inRange(range, version)),
  );
}

/** The first fixed versions after an affected one, as a range; null while there are none. */
export function patchedFor({ affected }: KeptAdvisory, version: string): string | null {
  const fixes = affected
    .flatMap(({ ranges = [] }) => ranges.filter((range) => inRange(range, version)))
    .flatMap(({ events }) => events.flatMap(({ fixed }) => (fixed === undefined ? [] : [fixed])))
    .filter((fixed) => semver.valid(fixed) !== null && semver.gt(fixed, version))
    .sort(semver.compare);
  return fixes[0] === undefined ? null : `>=${fixes[0]}`;
}

type Range = { type: string; events: z.infer<typeof eventSchema>[] };

function inRange({ type, events }: Range, version: string): boolean {
  // Commits of a repository say nothing about versions of npm.
  if (type === 'GIT' || semver.valid(version) === null) return false;
  const steps = events
    .map((event) => ({
      event,
      at: semver.valid(boundaryOf(event) === '0' ? '0.0.0-0' : boundaryOf(event)),
    }))
    .filter((step): step is typeof step & { at: string } => step.at !== null)
    .sort((left, right) => semver.compare(left.at, right.at));
  let isIn = false;
  for (const { event, at } of steps) {
    const order = semver.compare(version, at);
    if (event.introduced !== undefined && order >= 0) isIn = true;
    if (event.fixed !== undefined && order >= 0) isIn = false;
    if (event.last_affected !== undefined && order > 0) isIn = false;
  }
  return isIn;
}

function boundaryOf({ introduced, fixed, last_affected }: Range['events'][number]): string {
  return introduced ?? fixed ?? last_affected ?? '';
}

function urlOf({ id, references }: OsvRecord): string | null {
  const named = (references ?? []).find(({ type }) => type === 'ADVISORY') ?? references?.[0];
  const url = id.startsWith('GHSA-') ? `https://github.com/advisories/${id}` : named?.url;
  // Staff see it as a link.
  return url !== undefined && /^https?:\/\//.test(url)
    ? url
    : `https://osv.dev/vulnerability/${encodeURIComponent(id)}`;
}

function firstLine(text: string | null | undefined): string {
  return cutText((text ?? '').trim().split('\n')[0] ?? '', 200);
}
