import type { ReactNode } from 'react';
import type { AuthorityImport, Backlink, SearchPosition } from '../api/authority';
import { kindTexts, listTexts as text } from '../content/authority';
import { formatFigure } from '../../../charts/chart-data';
import type { ToolColumn } from '../../../table/tool-column';
import { formatUtc } from '../../../time/utc';

// Keys of sortable columns are columns of the database.

function figures<Row>(
  key: string,
  label: string,
  value: (row: Row) => number | null,
  isSortable = true,
): ToolColumn<Row> {
  return {
    ...{ key, label, value, align: 'end' as const, sortable: isSortable },
    cell: (row) => {
      const figure = value(row);
      return figure === null ? '' : formatFigure(figure);
    },
  };
}

function days<Row>(
  key: string,
  label: string,
  value: (row: Row) => string | null,
): ToolColumn<Row> {
  return {
    ...{ key, label, value, sortable: true },
    cell: (row) => <span className="whitespace-nowrap tabular-nums">{value(row)}</span>,
  };
}

/** An address is broken where it has to be, and has room. */
function Address({ children }: { children: string }): ReactNode {
  return <span className="block min-w-52 break-all">{children}</span>;
}

/** Position 1 is the best: fewer is better. */
function changeText({ position, previous_position: before }: SearchPosition): string {
  if (before === null) return text.isNew;
  const places = Math.round((before - position) * 10) / 10;
  if (places === 0) return text.same;
  const words = formatFigure(Math.abs(places));
  return places > 0 ? text.better(words) : text.worse(words);
}

/** @param item - what the rows are: queries or pages */
export function positionColumns(item: string): readonly ToolColumn<SearchPosition>[] {
  return [
    { key: 'item', label: item, sortable: true, value: (row) => row.item },
    figures('clicks', text.clicks, (row) => row.clicks),
    figures('impressions', text.impressions, (row) => row.impressions),
    {
      ...{ key: 'click_rate', label: text.ctr, align: 'end' },
      value: (row) =>
        row.impressions === 0 ? null : Math.round((row.clicks / row.impressions) * 1000) / 10,
      cell: (row) =>
        row.impressions === 0 ? '' : `${formatFigure((row.clicks / row.impressions) * 100)} %`,
    },
    figures('position', text.position, (row) => row.position),
    figures('previous_position', text.previous, (row) => row.previous_position),
    { key: 'change', label: text.change, value: changeText },
  ];
}

export const backlinkColumns: readonly ToolColumn<Backlink>[] = [
  {
    ...{ key: 'source_url', label: text.from, sortable: true },
    value: (row) => row.source_url,
    cell: (row) => <Address>{row.source_url}</Address>,
  },
  {
    ...{ key: 'target_url', label: text.to, sortable: true },
    value: (row) => row.target_url,
    cell: (row) => <Address>{row.target_url}</Address>,
  },
  { key: 'anchor', label: text.anchor, sortable: true, value: (row) => row.anchor },
  figures('rating', text.rating, (row) => row.rating),
  {
    ...{ key: 'is_nofollow', label: text.follow, sortable: true },
    value: (row) => text.follows[`${row.is_nofollow}`],
  },
  days('first_seen', text.firstSeen, (row) => row.first_seen),
  days('last_seen', text.lastSeen, (row) => row.last_seen),
  { key: 'provider', label: text.provider, sortable: true, value: (row) => row.provider },
];

const kinds: Readonly<Record<string, string>> = kindTexts;

export const importColumns: readonly ToolColumn<AuthorityImport>[] = [
  days('imported_at', text.at, (row) => formatUtc(row.imported_at)),
  { key: 'file_name', label: text.file, sortable: true, value: (row) => row.file_name },
  {
    ...{ key: 'kind', label: text.kind, sortable: true },
    value: (row) => kinds[row.kind] ?? row.kind,
  },
  { key: 'source', label: text.provider, sortable: true, value: (row) => row.source },
  days('measured_on', text.day, (row) => row.measured_on),
  figures('rows_read', text.rows, (row) => row.rows_read),
  figures('added', text.added, (row) => row.added),
  figures('changed', text.changed, (row) => row.changed),
  figures('unchanged', text.unchanged, (row) => row.unchanged),
  figures('duplicates', text.duplicates, (row) => row.duplicates),
];
