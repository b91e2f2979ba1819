import { readFile, stat } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import type { Command } from 'commander';
import { z } from 'zod';
import { buildRecordSchema, type Audit } from '@talent/api/platform/build-record';
import { appName, appVersion } from '@talent/artifact/manifest';
import { reportingAction } from '@talent/node/terminal/run-command';
import { readReport } from '../release/audit/read-report.ts';
import { recordAudits } from '../release/audit/record-audits.ts';
import type { ReleaseStore } from '../registry/release-store.ts';

const auditResult = z
  .array(
    z.strictObject({ app: appName, version: appVersion, audit: buildRecordSchema.shape.audit }),
  )
  .describe('the live versions with what the report says about their packages');

/** Adds `audit-releases`. */
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
      const audits = await recordAudits(store, channel, report, at);
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
