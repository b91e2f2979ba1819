import { formatCount } from '@talent/sdk/format';
import type { ReactNode } from 'react';
import { Address } from '../../../table/address';
import { addressActions } from '../../../table/address-actions';
import { Clipped } from '../../../table/clipped';
import { columnsOf } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { ToolTable } from '../../../table/tool-table';
import type { CrawlRow, ExternalLink, ListedPage } from '../api/crawls';
import { resultTexts } from '../content/comprehensive-seo';
import { crawlQueries } from '../queries';
import { PageLink, crawlSpan } from './labels';

const page = columnsOf<ListedPage>();

function figure(
  key: 'depth' | 'inlinks' | 'words' | 'html_bytes' | 'load_ms',
  label: string,
  priority: 2 | 3,
): ToolColumn<ListedPage> {
  return {
    ...page.figure(key, label),
    priority,
    cell: (row: ListedPage) => {
      const value = row[key];
      return value === null ? '–' : formatCount(value);
    },
  };
}

const pageColumns: readonly ToolColumn<ListedPage>[] = [
  page.text('path', resultTexts.page, ({ path, title }) => (
    <div className="max-w-64 min-w-40">
      <PageLink path={path} />
      <span className="text-ink-muted block text-sm font-normal">
        <Clipped>{title}</Clipped>
      </span>
    </div>
  )),
  page.text('status', 'Status', ({ status, outcome, redirect_to }) => (
    <span className="tabular-nums">
      {outcome === 'blocked' ? 'blocked' : (status ?? 'no answer')}
      {redirect_to !== null && ` → ${redirect_to}`}
    </span>
  )),
  figure('depth', 'Clicks', 2),
  figure('inlinks', 'Pages linking', 2),
  figure('words', 'Words', 3),
  figure('html_bytes', 'HTML, bytes', 3),
  figure('load_ms', 'Load, ms', 3),
  {
    ...page.text('in_sitemap', 'Sitemap', ({ in_sitemap }) => (in_sitemap ? 'listed' : 'no')),
    priority: 3,
  },
  page.text('is_indexable', 'Indexable', ({ is_indexable }) => (is_indexable ? 'yes' : 'no')),
];

export function PagesView({ crawlId }: { crawlId: number }): ReactNode {
  return (
    <ToolTable
      key={crawlId}
      name="seo-pages"
      caption={resultTexts.views.pages}
      columns={pageColumns}
      source={crawlQueries.pages(crawlId)}
      rowKey={({ path }) => path}
      initialSort={{ key: 'path', descending: false }}
      filterLabel={resultTexts.filterPages}
      rowActions={({ path }) => addressActions(path)}
      empty={resultTexts.pagesEmpty}
    />
  );
}

const link = columnsOf<ExternalLink>();
const linkColumns: readonly ToolColumn<ExternalLink>[] = [
  link.text('address', 'Address', ({ address }) => (
    <Clipped isLong>
      <Address>{address}</Address>
    </Clipped>
  )),
  link.figure('pages', 'Pages'),
  link.unsorted('example', 'First of them', ({ example }) => <PageLink path={example} />),
];

export function ExternalLinksView({ crawlId }: { crawlId: number }): ReactNode {
  return (
    <>
      <p className="text-ink-muted mb-4 max-w-prose text-sm">{resultTexts.linksNote}</p>
      <ToolTable
        key={crawlId}
        name="seo-links"
        caption={resultTexts.views.links}
        columns={linkColumns}
        source={crawlQueries.links(crawlId)}
        rowKey={({ address }) => address}
        initialSort={{ key: 'pages', descending: true }}
        filterLabel={resultTexts.filterLinks}
        rowActions={({ address }) => addressActions(address)}
        empty={resultTexts.linksEmpty}
      />
    </>
  );
}

const crawl = columnsOf<CrawlRow>();
const crawlColumns: readonly ToolColumn<CrawlRow>[] = [
  crawl.time('started_at', 'Started (UTC)'),
  { key: 'took', label: 'Took', align: 'end', priority: 3, value: crawlSpan },
  {
    key: 'below',
    label: 'What',
    sortable: true,
    value: ({ below, is_whole }) => resultTexts.scope(below, is_whole),
  },
  {
    key: 'status',
    label: 'End',
    sortable: true,
    value: ({ status }) => resultTexts.status[status === 'cancelled' ? status : 'complete'],
  },
  crawl.figure('pages', 'Pages'),
  crawl.figure('errors', 'Errors'),
  crawl.figure('warnings', 'Warnings'),
  crawl.figure('notices', 'Notices'),
];

export function CrawlList(): ReactNode {
  return (
    <ToolTable
      name="seo-crawls"
      caption={resultTexts.views.crawls}
      columns={crawlColumns}
      source={crawlQueries.list}
      rowKey={({ id }) => String(id)}
      initialSort={{ key: 'started_at', descending: true }}
      empty={resultTexts.none}
    />
  );
}
