import type { MarketData } from '@talent/api/market/market-data';
import { marketRows, sourcesOfRows, type MarketRow } from '@talent/jobs/market-rows';
import { formatDay, formatEdition } from '@talent/sdk/format';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import type { ToolColumn } from '../../../table/tool-column';
import { ShortTable } from '../../../table/tool-table';
import { figureTexts as text } from '../content/jobs-report';

const { marketColumns: columns } = text;

/** The market as a report has it: the newest whole month of each figure, and the year before. */
export function MarketTable({ market }: { market: MarketData }): ReactNode {
  const rows = marketRows(market);
  if (rows.length === 0) return null;
  return (
    <ShortTable
      name="report-market"
      caption={text.market}
      captionShown
      className="mb-8"
      note={
        <ul className="text-sm text-ink-muted">
          {sourcesOfRows(rows).map(({ key, url, name, licence, licenceUrl, retrievedOn }) => (
            <li key={key}>
              <Link href={url}>{name}</Link>, <Link href={licenceUrl}>{licence}</Link>,{' '}
              {text.fetched(formatDay(retrievedOn))}
            </li>
          ))}
        </ul>
      }
      columns={marketColumns}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}

/** A figure of a country: its newest month, or the year before. */
function figure(
  key: string,
  label: string,
  country: 'US' | 'CA',
  of: 'value' | 'before',
): ToolColumn<MarketRow> {
  const valueOf = (row: MarketRow): number | undefined =>
    of === 'value' ? row[country]?.value : row[country]?.before?.value;
  return {
    key,
    label,
    align: 'end',
    priority: of === 'value' ? 1 : 2,
    value: (row) => valueOf(row) ?? null,
    cell: (row) => {
      const value = valueOf(row);
      return value === undefined ? text.notPublished : row.format(value);
    },
  };
}

const marketColumns: readonly ToolColumn<MarketRow>[] = [
  { key: 'figure', label: columns.figure, value: ({ label }) => label },
  { key: 'month', label: columns.month, priority: 3, value: ({ month }) => formatEdition(month) },
  figure('us', columns.US, 'US', 'value'),
  figure('us_before', columns.usBefore, 'US', 'before'),
  figure('ca', columns.CA, 'CA', 'value'),
  figure('ca_before', columns.caBefore, 'CA', 'before'),
];
