import { formatFigure } from '@talent/sdk/format';
import type { ComponentProps, ReactNode } from 'react';
import { ToolSection } from '../../../frame/tool-section';
import { Address } from '../../../table/address';
import { Clipped } from '../../../table/clipped';
import { addressActions } from '../../../table/address-actions';
import { columnsOf, figureColumn } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { ToolTable } from '../../../table/tool-table';
import type { AuthorityImport, Backlink, SearchPosition } from '../api/authority';
import { authority, kindTexts, listTexts as text } from '../content/authority';
import { authorityQueries } from '../queries';

const { sections } = authority;

export function AuthorityLists(): ReactNode {
  return (
    <>
      <ListSection
        name="keyword-positions"
        caption={sections.queries}
        columns={queryColumns}
        source={authorityQueries.positions}
        rowKey={(row) => row.item}
        initialSort={mostClicks}
        empty={text.noQueries}
      />
      <ListSection
        name="search-pages"
        caption={sections.pages}
        columns={pageColumns}
        source={authorityQueries.pages}
        rowKey={(row) => row.item}
        initialSort={mostClicks}
        empty={text.noPages}
      />
      <ListSection
        name="backlinks"
        caption={sections.backlinks}
        columns={backlinkColumns}
        source={authorityQueries.backlinks}
        rowKey={(row) => JSON.stringify([row.source_url, row.target_url])}
        initialSort={{ key: 'rating', descending: true }}
        rowActions={({ source_url }) => addressActions(source_url)}
        empty={text.noBacklinks}
      />
    </>
  );
}

export function ImportHistory(): ReactNode {
  return (
    <ListSection
      name="authority-imports"
      caption={sections.history}
      columns={importColumns}
      source={authorityQueries.imports}
      rowKey={(row) => String(row.id)}
      initialSort={{ key: 'imported_at', descending: true }}
      empty={text.noImports}
    />
  );
}

function ListSection<Row extends object>(list: ComponentProps<typeof ToolTable<Row>>): ReactNode {
  return (
    <ToolSection title={list.caption}>
      <ToolTable {...list} />
    </ToolSection>
  );
}

/** A day in ISO 8601, on one line. */
function Day({ children }: { children: string | null }): ReactNode {
  return <span className="whitespace-nowrap tabular-nums">{children}</span>;
}

/** The first two lines of an address. */
function ShortAddress({ children }: { children: string }): ReactNode {
  return (
    <Clipped isLong>
      <Address>{children}</Address>
    </Clipped>
  );
}

/** Position 1 is the best, so a lower number is better. */
function changeText({ position, previous_position: before }: SearchPosition): string {
  if (before === null) return text.isNew;
  const places = Math.round((before - position) * 10) / 10;
  if (places === 0) return text.same;
  const words = formatFigure(Math.abs(places));
  return places > 0 ? text.better(words) : text.worse(words);
}

/** Percent of the impressions that were clicked, to a tenth. */
function clickRate({ clicks, impressions }: SearchPosition): number | null {
  return impressions === 0 ? null : Math.round((clicks / impressions) * 1000) / 10;
}

const position = columnsOf<SearchPosition>();

/** @param item - heading of what the rows are: queries or pages */
function positionColumns(item: string): readonly ToolColumn<SearchPosition>[] {
  return [
    position.text('item', item),
    position.figure('clicks', text.clicks, formatFigure),
    position.figure('impressions', text.impressions, formatFigure),
    {
      ...figureColumn('click_rate', text.ctr, clickRate, (rate) => `${formatFigure(rate)}%`),
      sortable: false,
    },
    position.figure('position', text.position, formatFigure),
    { ...position.figure('previous_position', text.previous, formatFigure), priority: 3 },
    { key: 'change', label: text.change, priority: 1, value: changeText },
  ];
}

const queryColumns = positionColumns(text.query);
const pageColumns = positionColumns(text.page);
const mostClicks = { key: 'clicks', descending: true };

const backlink = columnsOf<Backlink>();
const firstSeen = (row: Backlink): ReactNode => <Day>{row.first_seen}</Day>;
const lastSeen = (row: Backlink): ReactNode => <Day>{row.last_seen}</Day>;

const backlinkColumns: readonly ToolColumn<Backlink>[] = [
  backlink.text('source_url', text.from, (row) => <ShortAddress>{row.source_url}</ShortAddress>),
  backlink.text('target_url', text.to, (row) => <ShortAddress>{row.target_url}</ShortAddress>),
  backlink.text('anchor', text.anchor),
  backlink.figure('rating', text.rating, formatFigure),
  {
    key: 'is_nofollow',
    label: text.follow,
    sortable: true,
    priority: 3,
    value: (row) => text.follows[`${row.is_nofollow}`],
  },
  { ...backlink.text('first_seen', text.firstSeen, firstSeen), priority: 3 },
  { ...backlink.text('last_seen', text.lastSeen, lastSeen), priority: 3 },
  { ...backlink.text('provider', text.provider), priority: 3 },
];

const kinds: Readonly<Record<string, string>> = kindTexts;
const file = columnsOf<AuthorityImport>();

const importColumns: readonly ToolColumn<AuthorityImport>[] = [
  file.time('imported_at', text.at),
  file.text('file_name', text.file),
  { key: 'kind', label: text.kind, sortable: true, value: (row) => kinds[row.kind] ?? row.kind },
  { ...file.text('source', text.provider), priority: 3 },
  file.text('measured_on', text.day, (row) => <Day>{row.measured_on}</Day>),
  file.figure('rows_read', text.rows),
  file.figure('added', text.added),
  file.figure('changed', text.changed),
  { ...file.figure('unchanged', text.unchanged), priority: 3 },
  { ...file.figure('duplicates', text.duplicates), priority: 3 },
];
