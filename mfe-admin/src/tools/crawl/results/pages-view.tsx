import type { ReactNode } from 'react';
import type { ListedPage } from '../api/crawl-lists';
import { resultTexts } from '../content/comprehensive-seo';
import { ToolTable } from '../../../table/tool-table';
import { columnsOf } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { crawlQueries } from '../queries';
import { PageLink } from './page-link';

const page = columnsOf<ListedPage>();

function figure(key: 'depth' | 'inlinks' | 'words' | 'html_bytes' | 'load_ms', label: string) {
  return {
    ...page.figure(key, label),
    cell: (row: ListedPage) => row[key]?.toLocaleString('en') ?? '–',
  };
}

const columns: readonly ToolColumn<ListedPage>[] = [
  page.text('path', resultTexts.page, ({ path, title }) => (
    <div className="max-w-64 min-w-40 [overflow-wrap:anywhere]">
      <PageLink path={path} />
      <p className="text-ink-muted text-sm">{title}</p>
    </div>
  )),
  page.text('status', 'Status', ({ status, outcome, redirect_to }) => (
    <span className="tabular-nums">
      {outcome === 'blocked' ? 'blocked' : (status ?? 'no answer')}
      {redirect_to !== null && ` → ${redirect_to}`}
    </span>
  )),
  figure('depth', 'Clicks'),
  figure('inlinks', 'Pages linking'),
  figure('words', 'Words'),
  figure('html_bytes', 'HTML, bytes'),
  figure('load_ms', 'Load, ms'),
  page.text('in_sitemap', 'Sitemap', ({ in_sitemap }) => (in_sitemap ? 'listed' : 'no')),
  page.text('is_indexable', 'Indexable', ({ is_indexable }) => (is_indexable ? 'yes' : 'no')),
];

/** The pages of a crawl with their figures. */
export function PagesView({ crawlId }: { crawlId: number }): ReactNode {
  return (
    <ToolTable
      key={crawlId}
      name="seo-pages"
      caption={resultTexts.views.pages}
      columns={columns}
      source={crawlQueries.pages(crawlId)}
      rowKey={({ path }) => path}
      initialSort={{ key: 'path', descending: false }}
      filterLabel={resultTexts.filterPages}
      empty={resultTexts.pagesEmpty}
    />
  );
}
