import { Link as RouterLink, useSearchParams } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { columnsOf } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { ToolTable } from '../../../table/tool-table';
import type { FindingRow } from '../api/crawl-row';
import { resultTexts } from '../content/comprehensive-seo';
import { problemTexts as text } from '../content/problem-page';
import { crawlQueries } from '../queries';
import { PageLink } from '../results/page-link';
import { RetestCell } from '../results/retest-cell';
import { problemPath } from './problem-path';

const finding = columnsOf<FindingRow>();
const columns: readonly ToolColumn<FindingRow>[] = [
  finding.text('path', resultTexts.page, ({ path }) => (
    <div className="max-w-64 min-w-32">
      <PageLink path={path} />
    </div>
  )),
  finding.unsorted('evidence', 'Evidence', ({ evidence }) => (
    <p className="max-w-xl min-w-48 [overflow-wrap:anywhere]">{evidence}</p>
  )),
  finding.time('first_seen', 'First seen', true),
  finding.time('last_seen', 'Last seen', true),
  finding.text('state', 'State', (row) => (
    <RetestCell key={`${row.fingerprint} ${row.retested_at}`} finding={row} />
  )),
];

/** Every place of a problem with its evidence; one page alone where the address names one. */
export function ProblemPlaces(props: { crawlId: number; rule: string }): ReactNode {
  const { crawlId, rule } = props;
  const [search] = useSearchParams();
  const page = search.get('page');
  return (
    <>
      {page !== null && (
        <p className="mb-4 text-sm [overflow-wrap:anywhere]">
          {text.onlyPage(page)}{' '}
          <Link asChild>
            <RouterLink to={problemPath(rule, { crawl: crawlId })} preventScrollReset>
              {text.allPages}
            </RouterLink>
          </Link>
        </p>
      )}
      <ToolTable
        key={`${crawlId} ${page}`}
        name="seo-places"
        caption={text.caption}
        columns={columns}
        source={crawlQueries.findings(crawlId, page === null ? { rule } : { rule, path: page })}
        rowKey={({ fingerprint }) => fingerprint}
        initialSort={{ key: 'path', descending: false }}
        filterLabel={text.filter}
        empty={resultTexts.findingsEmpty}
      />
    </>
  );
}
