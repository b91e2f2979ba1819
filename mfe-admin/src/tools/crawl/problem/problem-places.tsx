import { Link as RouterLink, useSearchParams } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { Clipped } from '../../../table/clipped';
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
  finding.text('path', resultTexts.page, ({ path }) => <PageLink path={path} />),
  finding.unsorted('evidence', 'Evidence', ({ evidence }) => <Clipped isLong>{evidence}</Clipped>),
  { ...finding.time('first_seen', 'First seen', true), priority: 3 },
  { ...finding.time('last_seen', 'Last seen', true), priority: 3 },
  {
    ...finding.text('state', 'State', (row) => (
      <RetestCell key={`${row.fingerprint} ${row.retested_at}`} finding={row} />
    )),
    priority: 1,
  },
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
