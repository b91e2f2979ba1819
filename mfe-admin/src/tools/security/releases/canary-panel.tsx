import type { CanaryComparison, CanaryState } from '@talent/api/platform/platform-status';
import { formatCount, formatPercent } from '@talent/sdk/format';
import { Badge } from '@talent/ui/badge';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { column } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { ShortTable } from '../../../table/tool-table';
import { formatUtc } from '../../../time/utc';
import { canaryTexts as text } from '../content/security-dashboard';

/** The version that a share of the visitors gets, compared with the stable one. */
export function CanaryPanel({ canary }: { canary: CanaryState | null }): ReactNode {
  if (canary === null) return <p>{text.none}</p>;
  const { comparisons, moved, percent } = canary;
  return (
    <>
      <CanaryOutcome canary={canary} />
      {percent > 0 && moved.length > 0 && (
        <Notice tone="warning" className="mb-4">
          {text.moved(moved.join(', '))}
        </Notice>
      )}
      {comparisons.length === 0 ? (
        <p className="text-ink-muted mb-4">{text.nothingYet}</p>
      ) : (
        <Comparisons comparisons={comparisons} />
      )}
      <p className="text-ink-muted mt-4 max-w-prose text-sm">
        {text.bound(canary.stopAt)}{' '}
        {canary.hearsBrowsers || comparisons.length === 0 ? '' : text.deaf}
      </p>
    </>
  );
}

function CanaryOutcome({ canary }: { canary: CanaryState }): ReactNode {
  const { tried, percent, since, verdict } = canary;
  const what = Object.entries(tried)
    .map(([app, version]) => `${app}@${version}`)
    .join(', ');
  if (percent > 0) return <p className="mb-4">{text.running(what, percent, formatUtc(since))}</p>;
  if (verdict === null) return <p className="mb-4">{text.over(what)}</p>;
  const ended = text.ended[verdict.status](what, formatUtc(verdict.at));
  if (verdict.status !== 'worse') return <p className="mb-4">{ended}</p>;
  return (
    <Notice tone="error" title={ended} className="mb-4">
      {verdict.reason}
    </Notice>
  );
}

function Comparisons({ comparisons }: { comparisons: readonly CanaryComparison[] }): ReactNode {
  return (
    <ShortTable
      name="canary"
      caption={text.caption}
      captionShown
      columns={comparisonColumns}
      rows={comparisons}
      rowKey={({ measure }) => measure}
    />
  );
}

const tones = { worse: 'negative', suspicious: 'warning', fine: 'positive' } as const;

const comparisonColumns: readonly ToolColumn<CanaryComparison>[] = [
  { key: 'measure', label: text.measure, value: ({ measure }) => text.measures[measure] },
  { key: 'canary', label: text.canary, align: 'end', value: (row) => sideOf(row, 0) },
  { key: 'stable', label: text.stable, align: 'end', value: (row) => sideOf(row, 1) },
  column('evidence', text.evidence, ({ evidence }) => evidence, {
    align: 'end',
    sortable: true,
    priority: 3,
    cell: ({ evidence }) => formatEvidence(evidence),
  }),
  column('verdict', text.verdict, ({ verdict }) => text.verdicts[verdict], {
    priority: 1,
    cell: ({ verdict }) => <Badge tone={tones[verdict]}>{text.verdicts[verdict]}</Badge>,
  }),
];

function sideOf({ measure, trials, values }: CanaryComparison, side: 0 | 1): string {
  const value = values[side];
  return value === null ? '-' : text.of(formatValue(measure, value), trials[side]);
}

function formatValue(measure: CanaryComparison['measure'], value: number): string {
  if (measure === 'answers' || measure === 'views') return formatPercent(value, 2);
  return measure === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;
}

function formatEvidence(evidence: number): string {
  if (evidence >= 1e6) return '> 1,000,000';
  return evidence < 10 ? evidence.toFixed(1) : formatCount(Math.round(evidence));
}
