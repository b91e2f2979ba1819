import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CrawlRow, FindingRow } from '../api/crawl-row';
import { resultTexts } from '../content/comprehensive-seo';
import { Clipped } from '../../../table/clipped';
import { ToolTable } from '../../../table/tool-table';
import { columnsOf } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { crawlQueries } from '../queries';
import { CheckList } from './check-list';
import { problemPath } from '../problem/problem-path';
import { checkLabel, ruleText } from './labels';
import { PageLink } from './page-link';
import { RetestCell } from './retest-cell';
import { SeverityBadge } from './severity-badge';

const finding = columnsOf<FindingRow>();
const columns: readonly ToolColumn<FindingRow>[] = [
  {
    key: 'severity',
    label: 'Finding',
    sortable: true,
    value: ({ severity, rule }) => `${severity}: ${ruleText(rule).title}`,
    cell: ({ severity, rule, check_key, crawl_id, path }) => (
      <div className="min-w-28">
        <SeverityBadge severity={severity} />
        <p className="mt-1">
          <Link asChild>
            <RouterLink to={problemPath(rule, { crawl: crawl_id, page: path })}>
              {ruleText(rule).title}
            </RouterLink>
          </Link>
        </p>
        <p className="text-ink-muted text-sm font-normal">{checkLabel(check_key)}</p>
      </div>
    ),
  },
  finding.text('path', resultTexts.page, ({ path }) => <PageLink path={path} />),
  finding.unsorted('evidence', 'Evidence', ({ evidence, rule }) => (
    <div className="min-w-44">
      <Clipped>{evidence}</Clipped>
      <span className="text-ink-muted mt-1 block text-sm">
        <Clipped>{ruleText(rule).advice}</Clipped>
      </span>
    </div>
  )),
  { ...finding.time('first_seen', 'First seen', true), priority: 3 },
  { ...finding.time('last_seen', 'Last seen', true), priority: 3 },
  {
    ...finding.text('state', 'State', (row) => (
      <RetestCell key={`${row.fingerprint} ${row.retested_at}`} finding={row} />
    )),
    priority: 1,
  },
];

/** The findings of a crawl: the number by check, and each finding with its evidence. */
export function FindingsView({ crawl }: { crawl: CrawlRow }): ReactNode {
  const [check, setCheck] = useState<string | null>(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-8">
      <CheckList crawl={crawl} picked={check} onPick={setCheck} />
      <ToolTable
        key={`${crawl.id} ${check ?? ''}`}
        name="seo-findings"
        caption={check === null ? resultTexts.views.findings : checkLabel(check)}
        columns={columns}
        source={crawlQueries.findings(crawl.id, check === null ? {} : { check_key: check })}
        rowKey={({ crawl_id, fingerprint }) => `${crawl_id} ${fingerprint}`}
        initialSort={{ key: 'severity', descending: false }}
        filterLabel={resultTexts.filterFindings}
        empty={resultTexts.findingsEmpty}
      />
    </div>
  );
}
