import { formatFigure } from '@talent/sdk/format';
import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { EmptyState } from '@talent/ui/empty-state';
import { useMemo, type ReactNode } from 'react';
import { Loaded } from '../../../queries/loaded';
import { Address } from '../../../table/address';
import { columnsOf, figureColumn } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { ToolTable } from '../../../table/tool-table';
import { formatUtc } from '../../../time/utc';
import type { LinkGraph } from '../api/authority';
import { authority, linkTexts as text } from '../content/authority';
import { authorityQueries } from '../queries';
import { rankPages, type RankedPage } from './page-rank';

export function LinkAuthority(): ReactNode {
  return (
    <Loaded query={authorityQueries.links} texts={authority}>
      {(value) => (value === null ? <NoCrawl /> : <RankedPages graph={value} />)}
    </Loaded>
  );
}

function NoCrawl(): ReactNode {
  return (
    <EmptyState kind="chart">
      <p className="mb-3">{text.none}</p>
      <Button asChild variant="secondary" size="sm">
        <Link to="/comprehensive-seo-dashboard">{text.crawl}</Link>
      </Button>
    </EmptyState>
  );
}

function RankedPages({ graph }: { graph: LinkGraph }): ReactNode {
  const rows = useMemo(() => rankPages(graph.pages), [graph]);
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
        source={{ rows }}
        rowKey={(row) => row.path}
        initialSort={{ key: 'share', descending: true }}
        empty={text.none}
      />
    </>
  );
}

const page = columnsOf<RankedPage>();
const columns: readonly ToolColumn<RankedPage>[] = [
  page.text('path', text.page, ({ path }) => <Address>{path}</Address>),
  page.text('title', text.title),
  page.figure('share', text.share, (value) => `${formatFigure(value)}%`),
  figureColumn('of_average', text.ofAverage, (row) => row.ofAverage, formatFigure),
  figureColumn('links_in', text.linksIn, (row) => row.linksIn),
  { ...figureColumn<RankedPage>('links_out', text.linksOut, (row) => row.linksOut), priority: 3 },
];
