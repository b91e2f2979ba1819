import type { ReactNode } from 'react';
import type { CrawlRow } from '../api/crawl-row';
import { loadCrawls } from '../api/list-crawls';
import { resultTexts } from '../content/comprehensive-seo';
import { ToolTable } from '../../../table/tool-table';
import type { ToolColumn } from '../../../table/tool-table';
import { crawlSpan } from './crawl-label';
import { formatUtc } from '../../../time/utc';

type Column = ToolColumn<CrawlRow>;

function figure(key: 'pages' | 'errors' | 'warnings' | 'notices', label: string): Column {
  return { key, label, align: 'end', sortable: true, value: (row) => row[key] };
}

const columns: readonly Column[] = [
  {
    key: 'started_at',
    label: 'Started (UTC)',
    sortable: true,
    value: ({ started_at }) => started_at,
    cell: ({ started_at }) => (
      <span className="whitespace-nowrap tabular-nums">{formatUtc(started_at)}</span>
    ),
  },
  { key: 'took', label: 'Took', align: 'end', value: crawlSpan },
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
  figure('pages', 'Pages'),
  figure('errors', 'Errors'),
  figure('warnings', 'Warnings'),
  figure('notices', 'Notices'),
];

/** Every crawl that is kept. */
export function CrawlsView({ refresh }: { refresh: unknown }): ReactNode {
  return (
    <ToolTable
      name="seo-crawls"
      caption={resultTexts.views.crawls}
      columns={columns}
      load={loadCrawls}
      rowKey={({ id }) => String(id)}
      initialSort={{ key: 'started_at', descending: true }}
      empty={resultTexts.none}
      refresh={refresh}
    />
  );
}
