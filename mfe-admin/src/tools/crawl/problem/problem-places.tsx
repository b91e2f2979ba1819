import { useSearchParams } from '@talent/sdk';
import type { ReactNode } from 'react';
import { Clipped } from '../../../table/clipped';
import { columnsOf } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { ToolTable } from '../../../table/tool-table';
import type { FindingRow } from '../api/crawls';
import { resultTexts } from '../content/comprehensive-seo';
import { problemTexts as text } from '../content/problem-page';
import { crawlQueries } from '../queries';
import { PageLink, problemPath } from '../results/labels';
import { stateColumns } from '../results/retest-cell';
import { SiteLink } from '../../../controls/site-link';

const finding = columnsOf<FindingRow>();
const columns: readonly ToolColumn<FindingRow>[] = [
  finding.text('path', resultTexts.page, ({ path }) => <PageLink path={path} />),
  finding.unsorted('evidence', 'Evidence', ({ evidence }) => <Clipped isLong>{evidence}</Clipped>),
  ...stateColumns,
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
          <SiteLink to={problemPath(rule, { crawl: crawlId })} preventScrollReset>
            {text.allPages}
          </SiteLink>
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
