import { useCallback } from 'react';
import type { ReactNode } from 'react';
import type { ExternalLink } from '../api/crawl-row';
import { loadExternalLinks } from '../api/load-external-links';
import { resultTexts } from '../content/comprehensive-seo';
import { ToolTable } from '../../../table/tool-table';
import type { LoadTablePage, ToolColumn } from '../../../table/tool-table';
import { PageLink } from './page-link';

const columns: readonly ToolColumn<ExternalLink>[] = [
  {
    key: 'address',
    label: 'Address',
    sortable: true,
    value: ({ address }) => address,
    cell: ({ address }) => <span className="break-all">{address}</span>,
  },
  { key: 'pages', label: 'Pages', align: 'end', sortable: true, value: ({ pages }) => pages },
  {
    key: 'example',
    label: 'First of them',
    value: ({ example }) => example,
    cell: ({ example }) => <PageLink path={example} />,
  },
];

/** Where pages of this site lead to others. */
export function ExternalLinksView({ crawlId }: { crawlId: number }): ReactNode {
  const load: LoadTablePage<ExternalLink> = useCallback(
    (query, signal) => loadExternalLinks(crawlId, query, signal),
    [crawlId],
  );
  return (
    <>
      <p className="text-ink-muted mb-4 max-w-prose text-sm">{resultTexts.linksNote}</p>
      <ToolTable
        key={crawlId}
        name="seo-links"
        caption={resultTexts.views.links}
        columns={columns}
        load={load}
        rowKey={({ address }) => address}
        initialSort={{ key: 'pages', descending: true }}
        filterLabel={resultTexts.filterLinks}
        empty={resultTexts.linksEmpty}
      />
    </>
  );
}
