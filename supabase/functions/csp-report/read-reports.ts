/** A violation in either format that browsers report. Only the types are checked. */
export interface BrowserReport {
  documentUrl: string;
  blocked: string;
  directive: string;
  source: string;
  line: number | null;
}

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
  return {
    documentUrl: text(report['document-uri']),
    blocked: text(report['blocked-uri']),
    directive: text(report['effective-directive'] ?? report['violated-directive']),
    source: text(report['source-file']),
    line: number(report['line-number']),
  };
}

function fromReportTo(report: Fields, url: unknown): BrowserReport {
  return {
    documentUrl: text(report['documentURL'] ?? url),
    blocked: text(report['blockedURL']),
    directive: text(report['effectiveDirective']),
    source: text(report['sourceFile']),
    line: number(report['lineNumber']),
  };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function number(value: unknown): number | null {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < 1e9
    ? Number(value)
    : null;
}
