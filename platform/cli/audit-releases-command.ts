import { readOrigins } from '../release/read-origins.ts';
import { writeBuildRecord } from '../store/build-record.ts';
import type { Sbom } from '@talent/artifact/sbom';
import { readFile, stat } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import type { Command } from 'commander';
import { z } from 'zod';
import {
  buildRecordSchema,
  severitySchema,
  type Advisory,
  type Audit,
} from '@talent/api/platform/build-record';
import { appName, appVersion } from '@talent/artifact/manifest';
import { reportingAction } from '@talent/node/terminal/run-command';
import { readReport, type AuditReport } from '../release/read-report.ts';
import type { ReleaseStore } from '../registry/release-store.ts';

const auditResult = z
  .array(
    z.strictObject({ app: appName, version: appVersion, audit: buildRecordSchema.shape.audit }),
  )
  .describe('the live versions with what the report says about their packages');

/** Adds `audit`, which records what a report says about the packages in each live version, in place of an earlier record. */
export function addAuditReleasesCommand(command: Command, store: ReleaseStore): void {
  const what = 'what "pnpm audit --json" or "osv-scanner --format json" printed; -: standard input';
  reportingAction(
    command.argument('<report>', what),
    auditResult,
    async (file: string, { channel }: { channel: string }) => {
      const isInput = file === '-';
      const report = readReport(
        isInput ? await readAll(process.stdin) : await readFile(file, 'utf8'),
      );
      // Neither tool writes the time into its report.
      const at = isInput ? new Date() : (await stat(file)).mtime;
      const audits = (await readOrigins(store, channel)).map(({ app, version, sbom }) => ({
        app,
        version,
        audit: auditOf(report, sbom),
      }));
      for (const { app, version, audit } of audits) {
        await writeBuildRecord(store, { app, version }, { schema: 1, at: at.toISOString(), audit });
      }
      const lines = audits.map(({ app, audit }) => `${app}: ${describeAudit(audit)}`);
      return {
        json: audits,
        lines: lines.length === 0 ? [`nothing is live on ${channel}`] : lines,
      };
    },
  );
}

function describeAudit(audit: Audit): string {
  if (audit.status === 'unavailable') return `not checked: ${audit.reason}`;
  const { length } = audit.advisories;
  if (length === 0) return 'no known advisory';
  return `${length} known ${length === 1 ? 'advisory' : 'advisories'}, worst: ${audit.advisories[0]?.severity}`;
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
