import { formatFigure } from '@talent/sdk/format';
import { addressActions } from '../../table/address-actions';
import { ClippedAddress } from '../../table/clipped';
import { columnsOf, rare, vital } from '../../table/columns';
import type { RowOf } from '../../table/load-from-database';
import { ListSection } from '../../table/tool-table';
import { authority, kindTexts, listTexts as text } from './content/authority';
import { authorityQueries, type SearchPosition } from './queries';

const { sections } = authority;

export function AuthorityLists() {
  return (
    <>
      <ListSection
        name="keyword-positions"
        caption={sections.queries}
        columns={queryColumns}
        source={authorityQueries.positions}
        initialSort={mostClicks}
        empty={text.noQueries}
      />
      <ListSection
        name="search-pages"
        caption={sections.pages}
        columns={pageColumns}
        source={authorityQueries.pages}
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

export function ImportHistory() {
  return (
    <ListSection
      name="authority-imports"
      caption={sections.history}
      columns={importColumns}
      source={authorityQueries.imports}
      initialSort={{ key: 'imported_at', descending: true }}
      empty={text.noImports}
    />
  );
}

/** A day in ISO 8601, on one line. */
function Day({ children }: { children: string | null }) {
  return <span className="whitespace-nowrap tabular-nums">{children}</span>;
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
const positionColumns = (item: string) => [
  position.text('item', item),
  position.figure('clicks', text.clicks, formatFigure),
  position.figure('impressions', text.impressions, formatFigure),
  position.of('click_rate', text.ctr, clickRate, {
    align: 'end',
    cell: (row) => (row.impressions === 0 ? '' : `${formatFigure(clickRate(row) ?? 0)}%`),
  }),
  position.figure('position', text.position, formatFigure),
  rare(position.figure('previous_position', text.previous, formatFigure)),
  vital(position.of('change', text.change, changeText)),
];

const queryColumns = positionColumns(text.query);
const pageColumns = positionColumns(text.page);
const mostClicks = { key: 'clicks', descending: true };

const link = columnsOf<RowOf<typeof authorityQueries.backlinks>>();
const backlinkColumns = [
  link.text('source_url', text.from, (row) => <ClippedAddress>{row.source_url}</ClippedAddress>),
  link.text('target_url', text.to, (row) => <ClippedAddress>{row.target_url}</ClippedAddress>),
  link.text('anchor', text.anchor),
  link.figure('rating', text.rating, formatFigure),
  rare(link.sorted('is_nofollow', text.follow, (row) => text.follows[`${row.is_nofollow}`])),
  rare(link.text('first_seen', text.firstSeen, (row) => <Day>{row.first_seen}</Day>)),
  rare(link.text('last_seen', text.lastSeen, (row) => <Day>{row.last_seen}</Day>)),
  rare(link.text('provider', text.provider)),
];

const kinds: Readonly<Record<string, string>> = kindTexts;
const file = columnsOf<RowOf<typeof authorityQueries.imports>>();
const importColumns = [
  file.time('imported_at', text.at),
  file.text('file_name', text.file),
  file.sorted('kind', text.kind, ({ kind }) => kinds[kind] ?? kind),
  rare(file.text('source', text.provider)),
  file.text('measured_on', text.day, (row) => <Day>{row.measured_on}</Day>),
  file.figure('rows_read', text.rows),
  file.figure('added', text.added),
  file.figure('changed', text.changed),
  rare(file.figure('unchanged', text.unchanged)),
  rare(file.figure('duplicates', text.duplicates)),
];
