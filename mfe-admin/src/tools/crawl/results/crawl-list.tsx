import type { ReactNode } from 'react';
import type { CrawlRow } from '../api/crawl-row';
import { resultTexts } from '../content/comprehensive-seo';
import { ToolTable } from '../../../table/tool-table';
import { columnsOf } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { crawlQueries } from '../queries';
import { crawlSpan } from './crawl-label';

const crawl = columnsOf<CrawlRow>();
const columns: readonly ToolColumn<CrawlRow>[] = [
  crawl.time('started_at', 'Started (UTC)'),
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
  crawl.figure('pages', 'Pages'),
  crawl.figure('errors', 'Errors'),
  crawl.figure('warnings', 'Warnings'),
  crawl.figure('notices', 'Notices'),
];

/** Every crawl that is kept. */
export function CrawlList(): ReactNode {
  return (
    <ToolTable
      name="seo-crawls"
      caption={resultTexts.views.crawls}
      columns={columns}
      source={crawlQueries.list}
      rowKey={({ id }) => String(id)}
      initialSort={{ key: 'started_at', descending: true }}
      empty={resultTexts.none}
    />
  );
}
