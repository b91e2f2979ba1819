import type { Advisory, Audit } from '@talent/api/platform/build-record';
import { severitySchema } from '@talent/api/platform/build-record';
import type { Sbom } from '@talent/artifact/sbom';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { writeBuildRecord } from '../../store/build-record.ts';
import { readOrigins } from '../read-origins.ts';
import type { AuditReport } from './read-report.ts';

/** The audit of a live version. */
export interface AuditedApp {
  app: string;
  version: string;
  audit: Audit;
}

/**
 * Records what a report says about the packages in each live version of a channel, in place of an earlier record.
 * @param at when the report was written
 */
export async function recordAudits(
  store: ReleaseStore,
  channel: string,
  report: AuditReport,
  at: Date,
): Promise<AuditedApp[]> {
  const audited = (await readOrigins(store, channel)).map(({ app, version, sbom }) => ({
    app,
    version,
    audit: auditOf(report, sbom),
  }));
  for (const { app, version, audit } of audited) {
    await writeBuildRecord(store, { app, version }, { schema: 1, at: at.toISOString(), audit });
  }
  return audited;
}

/** Worst first. */
const SEVERITIES = severitySchema.options.toReversed();

function auditOf({ tool, found }: AuditReport, sbom: Sbom | null): Audit {
  if (sbom === null) return { status: 'unavailable', reason: 'it has no list of its packages' };
  const bundled = new Set(sbom.components.map(({ name, version }) => `${name}@${version}`));
  const advisories = new Map<string, Advisory>();
  for (const { version, ...facts } of found) {
    if (!bundled.has(`${facts.package}@${version}`)) continue;
    const key = `${facts.package} ${facts.url} ${facts.title}`;
    const versions = new Set(advisories.get(key)?.versions).add(version);
    advisories.set(key, { ...facts, versions: [...versions] });
  }
  return { status: 'measured', tool, advisories: [...advisories.values()].toSorted(worstFirst) };
}

function worstFirst(left: Advisory, right: Advisory): number {
  return (
    SEVERITIES.indexOf(left.severity) - SEVERITIES.indexOf(right.severity) ||
    (left.package < right.package ? -1 : 1)
  );
}
