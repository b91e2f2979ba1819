import type { Advisory, BuildRecord } from '@talent/api/platform/build-record';
import type {
  CanaryComparison,
  CanaryState,
  PlatformStatus,
} from '@talent/api/platform/platform-status';
import { formatCount, formatPercent } from '@talent/sdk/format';
import { Badge } from '@talent/ui/badge';
import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { columnsOf, rare, vital } from '../../../table/columns';
import { ShortTable, ToolTable } from '../../../table/tool-table';
import { formatTime } from '../../../time/format-time';
import { advisoryTexts as text, canaryTexts } from '../content/security-dashboard';

/** Advisories that the last report knew about the packages in each live version. */
export function Advisories({ builds }: { builds: PlatformStatus['builds'] }) {
  const rows = advisoriesOf(builds);
  return (
    <>
      <p className="text-ink-muted mb-4 max-w-prose text-sm">{text.lede}</p>
      <ShortTable
        name="audits"
        caption={text.state}
        className="mb-6"
        columns={auditColumns}
        rows={Object.entries(builds).map(([app, record]) => ({ app, record }))}
      />
      {rows.length > 0 && (
        <ToolTable
          name="advisories"
          caption={text.caption}
          columns={columns}
          source={{ rows }}
          rowKey={(row) => `${row.app} ${row.package} ${row.title}`}
          empty={text.none}
        />
      )}
    </>
  );
}

const audit = columnsOf<{ app: string; record: BuildRecord | null }>();
const auditColumns = [
  audit.unsorted('app', text.app),
  vital(
    audit.of(
      'state',
      text.state,
      ({ record }) => record?.audit.status ?? text.notNoted,
      (row) => <AuditState record={row.record} />,
    ),
  ),
];

function AuditState({ record }: { record: BuildRecord | null }) {
  if (record === null) return <span>{text.notNoted}</span>;
  const at = formatTime(record.at);
  const [state, source] =
    record.audit.status === 'measured'
      ? [text.measured(record.audit.advisories.length, at), text.source(record.audit.tool)]
      : [text.unavailable(at), record.audit.reason];
  return (
    <>
      <span>{state}</span>
      <span className="text-ink-muted block text-sm break-words">{source}</span>
    </>
  );
}

function advisoriesOf(builds: PlatformStatus['builds']) {
  return Object.entries(builds).flatMap(([app, record]) =>
    record?.audit.status === 'measured'
      ? record.audit.advisories.map((advisory) => ({ ...advisory, app }))
      : [],
  );
}

const advisory = columnsOf<Advisory & { app: string }>();
const columns = [
  advisory.text('package', text.package),
  advisory.text('app', text.app),
  advisory.text('severity', text.severity, ({ severity }) => (
    <Badge tone={severity === 'critical' || severity === 'high' ? 'negative' : 'warning'}>
      {severity}
    </Badge>
  )),
  advisory.of(
    'title',
    text.advisory,
    (row) => `${row.title} ${row.url ?? ''}`.trim(),
    ({ title, url }) => (url === null ? title : <Link href={url}>{title}</Link>),
  ),
  rare(advisory.of('versions', text.versions, (row) => row.versions.join(', '))),
  advisory.of('patched', text.patched, (row) => row.patched ?? text.unpatched),
];

/** The version that a share of the visitors gets, compared with the stable one. */
export function CanaryPanel({ canary }: { canary: CanaryState | null }) {
  if (canary === null) return <p>{canaryTexts.none}</p>;
  const { comparisons, moved, percent } = canary;
  return (
    <>
      <CanaryOutcome canary={canary} />
      {percent > 0 && moved.length > 0 && (
        <Notice tone="warning" className="mb-4">
          {canaryTexts.moved(moved.join(', '))}
        </Notice>
      )}
      {comparisons.length === 0 ? (
        <p className="text-ink-muted mb-4">{canaryTexts.nothingYet}</p>
      ) : (
        <ShortTable
          name="canary"
          caption={canaryTexts.caption}
          captionShown
          columns={comparisonColumns}
          rows={comparisons}
        />
      )}
      <p className="text-ink-muted mt-4 max-w-prose text-sm">
        {`${canaryTexts.bound(canary.stopAt)} ${canary.hearsBrowsers || comparisons.length === 0 ? '' : canaryTexts.deaf}`}
      </p>
    </>
  );
}

function CanaryOutcome({ canary }: { canary: CanaryState }) {
  const { tried, percent, since, verdict } = canary;
  const what = Object.entries(tried)
    .map(([app, version]) => `${app}@${version}`)
    .join(', ');
  if (percent > 0)
    return <p className="mb-4">{canaryTexts.running(what, percent, formatTime(since))}</p>;
  if (verdict === null) return <p className="mb-4">{canaryTexts.over(what)}</p>;
  const ended = canaryTexts.ended[verdict.status](what, formatTime(verdict.at));
  if (verdict.status !== 'worse') return <p className="mb-4">{ended}</p>;
  return (
    <Notice tone="error" title={ended} className="mb-4">
      {verdict.reason}
    </Notice>
  );
}

const tones = { worse: 'negative', suspicious: 'warning', fine: 'positive' } as const;

const { measures, verdicts } = canaryTexts;
const comparison = columnsOf<CanaryComparison>();
const comparisonColumns = [
  comparison.of('measure', canaryTexts.measure, ({ measure }) => measures[measure]),
  comparison.of('canary', canaryTexts.canary, (row) => sideOf(row, 0), { align: 'end' }),
  comparison.of('stable', canaryTexts.stable, (row) => sideOf(row, 1), { align: 'end' }),
  rare(comparison.figure('evidence', canaryTexts.evidence, formatEvidence)),
  vital(
    comparison.of(
      'verdict',
      canaryTexts.verdict,
      ({ verdict }) => verdicts[verdict],
      ({ verdict }) => <Badge tone={tones[verdict]}>{verdicts[verdict]}</Badge>,
    ),
  ),
];

function sideOf({ measure, trials, values }: CanaryComparison, side: 0 | 1): string {
  const value = values[side];
  return value === null ? '-' : canaryTexts.of(formatValue(measure, value), trials[side]);
}

function formatValue(measure: CanaryComparison['measure'], value: number): string {
  if (measure === 'answers' || measure === 'views') return formatPercent(value, 2);
  return measure === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;
}

function formatEvidence(evidence: number): string {
  if (evidence >= 1e6) return '> 1,000,000';
  return evidence < 10 ? evidence.toFixed(1) : formatCount(Math.round(evidence));
}
