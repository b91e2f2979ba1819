import { KnownError } from '@talent/node/terminal/known-error';
import { cutText } from '@talent/protocol/text/cut-text';
import semver from 'semver';
import { z } from 'zod';
import type { Advisory } from '@talent/api/platform/build-record';
import { severitySchema } from '@talent/api/platform/build-record';

/** Known weaknesses of one package in one version. */
type Found = Omit<Advisory, 'versions'> & { version: string };

/** Known holes that an audit tool reports. */
export interface AuditReport {
  tool: 'pnpm audit' | 'osv-scanner';
  found: readonly Found[];
}

const pnpmReport = z
  .object({
    advisories: z.record(
      z.string(),
      z.object({
        module_name: z.string(),
        severity: severitySchema,
        title: z.string(),
        url: z.string().nullish(),
        patched_versions: z.string().nullish(),
        findings: z.array(z.object({ version: z.string() })),
      }),
    ),
  })
  .transform(({ advisories }): AuditReport => {
    const found = Object.values(advisories).flatMap(
      ({ module_name, severity, title, url = null, patched_versions, findings }) => {
        const patched = patched_versions === '<0.0.0' ? null : (patched_versions ?? null);
        const facts = { package: module_name, severity, title, url, patched };
        return findings.map(({ version }) => ({ ...facts, version }));
      },
    );
    return { tool: 'pnpm audit', found };
  });

/** Words of the GitHub Advisory Database. A record without one of them counts as high. */
const osvSeverity = z.string().toLowerCase().pipe(severitySchema).catch('high');

const vulnerability = z.object({
  id: z.string(),
  summary: z.string().nullish(),
  database_specific: z.looseObject({ severity: osvSeverity }).catch({ severity: 'high' }),
  affected: z
    .array(
      z.object({
        package: z.object({ name: z.string() }).optional(),
        ranges: z
          .array(z.object({ events: z.array(z.object({ fixed: z.string().optional() })) }))
          .nullish(),
      }),
    )
    .nullish(),
});

const scannedPackage = z.object({
  package: z.object({ name: z.string(), version: z.string(), ecosystem: z.string() }),
  vulnerabilities: z.array(vulnerability).nullish(),
});

const osvReport = z
  .object({ results: z.array(z.object({ packages: z.array(scannedPackage) })).nullable() })
  .transform(({ results }): AuditReport => {
    const packages = (results ?? []).flatMap((result) => result.packages);
    const found = packages
      .filter((scanned) => scanned.package.ecosystem === 'npm')
      .flatMap(({ package: { name, version }, vulnerabilities }) =>
        (vulnerabilities ?? []).map((each) => ({
          package: name,
          version,
          // Malware has no severity of that kind, and is the worst there is.
          severity: each.id.startsWith('MAL-')
            ? ('critical' as const)
            : each.database_specific.severity,
          title: each.summary?.trim() || each.id,
          url: `https://osv.dev/vulnerability/${encodeURIComponent(each.id)}`,
          patched: firstFixed(each, name, version),
        })),
      );
    return { tool: 'osv-scanner', found };
  });

/** The first fixed version after one in use, as a range; null while there is none. */
function firstFixed(
  { affected }: z.infer<typeof vulnerability>,
  name: string,
  version: string,
): string | null {
  const fixes = (affected ?? [])
    .filter((each) => each.package?.name === name)
    .flatMap(({ ranges }) => (ranges ?? []).flatMap(({ events }) => events))
    .flatMap(({ fixed }) => semver.valid(fixed) ?? [])
    .filter((fixed) => semver.valid(version) !== null && semver.gt(fixed, version));
  const [first] = semver.sort(fixes);
  return first === undefined ? null : `>=${first}`;
}

/**
 * Reads what `pnpm audit --json` or `osv-scanner --format json` has printed.
 * @throws `audit-report`
 */
export function readReport(text: string): AuditReport {
  try {
    return z.union([pnpmReport, osvReport]).parse(JSON.parse(text));
  } catch (cause) {
    const beginning = cutText(text.trim(), 300) || 'nothing';
    const message = `This is no report of "pnpm audit --json" or "osv-scanner --format json": ${beginning}\nNothing was recorded`;
    throw new KnownError('audit-report', message, { cause });
  }
}
