import { z } from 'zod';

const text = z.string().catch('');
const reportSchema = z.object({
  documentUrl: text,
  blocked: text,
  directive: text,
  source: text,
  line: z.int().min(0).max(999_999_999).nullable().catch(null),
});

/** A violation in either format that browsers report. */
export type BrowserReport = z.output<typeof reportSchema>;

/** Violations of one body that are read at most. */
const MAX_REPORTS = 20;

type Fields = Record<string, unknown>;

/**
 * The violations in a body: one of `report-uri` (`{"csp-report": {…}}`), or those among the reports of `report-to`
 * (`[{"type": "csp-violation", "body": {…}}, …]`). Null when it is neither.
 */
export function readReports(body: unknown): BrowserReport[] | null {
  if (isFields(body)) {
    const report = body['csp-report'];
    return isFields(report) ? [fromReportUri(report)] : null;
  }
  if (!Array.isArray(body)) return null;
  return body
    .filter(isFields)
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, MAX_REPORTS)
    .flatMap(({ body: report, url }) => (isFields(report) ? [fromReportTo(report, url)] : []));
}

function fromReportUri(report: Fields): BrowserReport {
  return reportSchema.parse({
    documentUrl: report['document-uri'],
    blocked: report['blocked-uri'],
    directive: report['effective-directive'] ?? report['violated-directive'],
    source: report['source-file'],
    line: report['line-number'],
  });
}

function fromReportTo(report: Fields, url: unknown): BrowserReport {
  return reportSchema.parse({
    documentUrl: report['documentURL'] ?? url,
    blocked: report['blockedURL'],
    directive: report['effectiveDirective'],
    source: report['sourceFile'],
    line: report['lineNumber'],
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
