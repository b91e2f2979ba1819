import type { ReactNode } from 'react';
import type { ExternalLink } from '../api/crawl-lists';
import { resultTexts } from '../content/comprehensive-seo';
import { ToolTable } from '../../../table/tool-table';
import { columnsOf } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { crawlQueries } from '../queries';
import { PageLink } from './page-link';

const link = columnsOf<ExternalLink>();
const columns: readonly ToolColumn<ExternalLink>[] = [
  link.text('address', 'Address', ({ address }) => <span className="break-all">{address}</span>),
  link.figure('pages', 'Pages'),
  link.unsorted('example', 'First of them', ({ example }) => <PageLink path={example} />),
];

/** Links from this site to others. */
export function ExternalLinksView({ crawlId }: { crawlId: number }): ReactNode {
  return (
    <>
      <p className="text-ink-muted mb-4 max-w-prose text-sm">{resultTexts.linksNote}</p>
      <ToolTable
        key={crawlId}
        name="seo-links"
        caption={resultTexts.views.links}
        columns={columns}
        source={crawlQueries.links(crawlId)}
        rowKey={({ address }) => address}
        initialSort={{ key: 'pages', descending: true }}
        filterLabel={resultTexts.filterLinks}
        empty={resultTexts.linksEmpty}
      />
    </>
  );
}
