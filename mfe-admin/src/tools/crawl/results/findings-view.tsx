import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import type { CrawlRow, FindingRow } from '../api/crawl-row';
import { loadFindings } from '../api/load-findings';
import { resultTexts } from '../content/comprehensive-seo';
import { ToolTable } from '../../../table/tool-table';
import type { LoadTablePage, ToolColumn } from '../../../table/tool-table';
import { CheckList } from './check-list';
import { checkLabel, ruleText } from './labels';
import { Moment } from './moment';
import { PageLink } from './page-link';
import { RetestCell } from './retest-cell';
import { SeverityBadge } from './severity-badge';

const columns: readonly ToolColumn<FindingRow>[] = [
  {
    key: 'severity',
    label: 'Finding',
    sortable: true,
    value: ({ severity, rule }) => `${severity}: ${ruleText(rule).title}`,
    cell: ({ severity, rule, check_key }) => (
      <div className="min-w-36">
        <SeverityBadge severity={severity} />
        <p className="mt-1">{ruleText(rule).title}</p>
        <p className="text-ink-muted text-sm font-normal">{checkLabel(check_key)}</p>
      </div>
    ),
  },
  {
    key: 'path',
    label: resultTexts.page,
    sortable: true,
    value: ({ path }) => path,
    cell: ({ path }) => (
      <div className="max-w-52 min-w-32">
        <PageLink path={path} />
      </div>
    ),
  },
  {
    key: 'evidence',
    label: 'Evidence',
    value: ({ evidence }) => evidence,
    cell: ({ evidence, rule }) => (
      <div className="max-w-md min-w-56 [overflow-wrap:anywhere]">
        <p>{evidence}</p>
        <p className="text-ink-muted mt-1 text-sm">{ruleText(rule).advice}</p>
      </div>
    ),
  },
  { key: 'first_seen', label: 'First seen', sortable: true, ...time((row) => row.first_seen) },
  { key: 'last_seen', label: 'Last seen', sortable: true, ...time((row) => row.last_seen) },
  {
    key: 'state',
    label: 'State',
    sortable: true,
    value: ({ state }) => state,
    cell: (finding) => <RetestCell key={finding.fingerprint} finding={finding} />,
  },
];

function time(of: (row: FindingRow) => string): Pick<ToolColumn<FindingRow>, 'value' | 'cell'> {
  return {
    value: (row) => of(row),
    cell: (row) => <Moment iso={of(row)} />,
  };
}

/** What a crawl found: how much by check, and each finding with its evidence. */
export function FindingsView({ crawl }: { crawl: CrawlRow }): ReactNode {
  const [check, setCheck] = useState<string | null>(null);
  const load: LoadTablePage<FindingRow> = useCallback(
    (query, signal) => loadFindings(crawl.id, check, query, signal),
    [crawl.id, check],
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-8">
      <CheckList crawl={crawl} picked={check} onPick={setCheck} />
      <ToolTable
        key={`${crawl.id} ${check ?? ''}`}
        name="seo-findings"
        caption={check === null ? resultTexts.views.findings : checkLabel(check)}
        columns={columns}
        load={load}
        rowKey={({ crawl_id, fingerprint }) => `${crawl_id} ${fingerprint}`}
        initialSort={{ key: 'severity', descending: false }}
        filterLabel={resultTexts.filterFindings}
        empty={resultTexts.findingsEmpty}
      />
    </div>
  );
}
