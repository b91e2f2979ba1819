import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { loadLinkGraph } from '../api/load-link-graph';
import type { LinkGraph } from '../api/load-link-graph';
import { authority, linkTexts as text } from '../content/authority';
import { formatFigure } from '../../../charts/chart-data';
import { useLoaded } from '../../../queries/use-loaded';
import { tableOfRows } from '../../../table/table-of-rows';
import { ToolTable } from '../../../table/tool-table';
import type { ToolColumn } from '../../../table/tool-table';
import { rankPages } from './rank-pages';
import type { RankedPage } from './rank-pages';
import { formatUtc } from '../../../time/utc';

/** How the links of the site's last crawl spread weight over its pages. */
export function LinkAuthority(): ReactNode {
  const [loaded, retry] = useLoaded(loadLinkGraph);
  if (loaded.status === 'pending') return <p role="status">{authority.loading}</p>;
  if (loaded.status === 'failed') {
    return (
      <Notice tone="error" title={authority.failed}>
        <Button variant="secondary" size="sm" className="mt-2" onClick={retry}>
          {authority.retry}
        </Button>
      </Notice>
    );
  }
  if (loaded.value === null) {
    return (
      <div className="border-rule flex flex-wrap items-center gap-x-6 gap-y-3 border-y py-6">
        <p className="text-ink-muted">{text.none}</p>
        <Button asChild variant="secondary" size="sm">
          <Link to="/comprehensive-seo-dashboard">{text.crawl}</Link>
        </Button>
      </div>
    );
  }
  return <RankedPages graph={loaded.value} />;
}

function RankedPages({ graph }: { graph: LinkGraph }): ReactNode {
  const rows = useMemo(() => rankPages(graph.pages), [graph]);
  const load = useMemo(() => tableOfRows(rows, columns), [rows]);
  return (
    <>
      <p className="text-ink-muted mb-4 max-w-prose text-sm">
        {text.lede(formatUtc(graph.crawledAt), formatFigure(rows.length))}{' '}
        {graph.isWhole ? '' : text.partial}
      </p>
      <ToolTable
        name="link-authority"
        caption={authority.sections.links}
        columns={columns}
        load={load}
        rowKey={(row) => row.path}
        initialSort={{ key: 'share', descending: true }}
        empty={text.none}
      />
    </>
  );
}

const columns: readonly ToolColumn<RankedPage>[] = [
  { key: 'path', label: text.page, sortable: true, value: (row) => row.path },
  { key: 'title', label: text.title, sortable: true, value: (row) => row.title },
  figures(
    'share',
    text.share,
    (row) => row.share,
    (value) => `${formatFigure(value)} %`,
  ),
  figures('of_average', text.ofAverage, (row) => row.ofAverage, formatFigure),
  figures('links_in', text.linksIn, (row) => row.linksIn, formatFigure),
  figures('links_out', text.linksOut, (row) => row.linksOut, formatFigure),
];

function figures(
  key: string,
  label: string,
  value: (row: RankedPage) => number,
  format: (value: number) => string,
): ToolColumn<RankedPage> {
  return {
    ...{ key, label, value, align: 'end', sortable: true },
    cell: (row) => format(value(row)),
  };
}
