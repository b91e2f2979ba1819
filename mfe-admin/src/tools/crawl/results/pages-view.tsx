import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { loadCrawlPages } from '../api/load-crawl-pages';
import type { ListedPage } from '../api/load-crawl-pages';
import { resultTexts } from '../content/comprehensive-seo';
import { ToolTable } from '../../../table/tool-table';
import type { LoadTablePage, ToolColumn } from '../../../table/tool-table';
import { PageLink } from './page-link';

type Column = ToolColumn<ListedPage>;

function figure(key: keyof ListedPage & string, label: string): Column {
  return {
    ...{ key, label, align: 'end', sortable: true },
    value: (row) => row[key],
    cell: (row) => {
      const value = row[key];
      return typeof value === 'number' ? value.toLocaleString('en') : '–';
    },
  };
}

const columns: readonly Column[] = [
  {
    key: 'path',
    label: resultTexts.page,
    sortable: true,
    value: ({ path }) => path,
    cell: ({ path, title }) => (
      <div className="max-w-64 min-w-40 [overflow-wrap:anywhere]">
        <PageLink path={path} />
        <p className="text-ink-muted text-sm">{title}</p>
      </div>
    ),
  },
  {
    key: 'status',
    label: 'Status',
    sortable: true,
    value: ({ status }) => status,
    cell: ({ status, outcome, redirect_to }) => (
      <span className="tabular-nums">
        {outcome === 'blocked' ? 'blocked' : (status ?? 'no answer')}
        {redirect_to !== null && ` → ${redirect_to}`}
      </span>
    ),
  },
  figure('depth', 'Clicks'),
  figure('inlinks', 'Pages linking'),
  figure('words', 'Words'),
  figure('html_bytes', 'HTML, bytes'),
  figure('load_ms', 'Load, ms'),
  {
    key: 'in_sitemap',
    label: 'Sitemap',
    sortable: true,
    value: ({ in_sitemap }) => in_sitemap,
    cell: ({ in_sitemap }) => (in_sitemap ? 'listed' : 'no'),
  },
  {
    key: 'is_indexable',
    label: 'Indexable',
    sortable: true,
    value: ({ is_indexable }) => is_indexable,
    cell: ({ is_indexable }) => (is_indexable ? 'yes' : 'no'),
  },
];

/** The pages of a crawl with their figures. */
export function PagesView({ crawlId }: { crawlId: number }): ReactNode {
  const load: LoadTablePage<ListedPage> = useCallback(
    (query, signal) => loadCrawlPages(crawlId, query, signal),
    [crawlId],
  );
  return (
    <ToolTable
      key={crawlId}
      name="seo-pages"
      caption={resultTexts.views.pages}
      columns={columns}
      load={load}
      rowKey={({ path }) => path}
      initialSort={{ key: 'path', descending: false }}
      filterLabel={resultTexts.filterPages}
      empty={resultTexts.pagesEmpty}
    />
  );
}
