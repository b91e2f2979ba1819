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

const MAX_REPORTS = 20;

type Fields = Record<string, unknown>;

/**
 * The violations in a body: one of `report-uri` (`{"csp-report": {…}}`), or those among the reports of `report-to`
 * (`[{"type": "csp-violation", "body": {…}}, …]`), where those of the integrity policy come too. Null when it is neither.
 */
export function readReports(body: unknown): BrowserReport[] | null {
  if (isFields(body)) {
    const report = body['csp-report'];
    return isFields(report) ? [fromReportUri(report)] : null;
  }
  if (!Array.isArray(body)) return null;
  return body
    .filter(isFields)
    .filter(({ type }) => type === 'csp-violation' || type === 'integrity-violation')
    .slice(0, MAX_REPORTS)
    .flatMap(({ type, body: report, url }) => {
      if (!isFields(report)) return [];
      return type === 'csp-violation' ? fromReportTo(report, url) : fromIntegrity(report, url);
    });
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

/** A script without a hash. Its policy has no directives; its name stands in their place. */
function fromIntegrity(report: Fields, url: unknown): BrowserReport {
  return reportSchema.parse({
    documentUrl: report['documentURL'] ?? url,
    blocked: report['blockedURL'],
    directive: report['reportOnly'] === true ? 'integrity-policy-report-only' : 'integrity-policy',
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
