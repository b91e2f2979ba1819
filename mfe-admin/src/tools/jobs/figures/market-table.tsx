import type { MarketData } from '@talent/api/market/market-data';
import { marketRows, sourcesOfRows, type MarketRow } from '@talent/jobs/market-rows';
import { formatDay, formatEdition } from '@talent/sdk/format';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { PlainTable } from '../../../table/plain-table';
import { figureTexts as text } from '../content/jobs-report';

const { marketColumns: columns } = text;

/** The market as a report has it: the newest whole month of each figure, and the year before. */
export function MarketTable({ market }: { market: MarketData }): ReactNode {
  const rows = marketRows(market);
  if (rows.length === 0) return null;
  const figure = (country: 'US' | 'CA', of: 'value' | 'before') => (row: MarketRow) => {
    const change = row[country];
    const value = of === 'value' ? change?.value : change?.before?.value;
    return value === undefined ? text.notPublished : row.format(value);
  };
  return (
    <PlainTable
      caption={text.market}
      className="mb-8"
      source={
        <ul className="text-sm text-ink-muted">
          {sourcesOfRows(rows).map(({ key, url, name, licence, licenceUrl, retrievedOn }) => (
            <li key={key}>
              <Link href={url}>{name}</Link>, <Link href={licenceUrl}>{licence}</Link>,{' '}
              {text.fetched(formatDay(retrievedOn))}
            </li>
          ))}
        </ul>
      }
      columns={[
        { label: columns.figure, cell: ({ label }) => label },
        { label: columns.month, cell: ({ month }) => formatEdition(month) },
        { label: columns.US, numeric: true, cell: figure('US', 'value') },
        { label: columns.usBefore, numeric: true, cell: figure('US', 'before') },
        { label: columns.CA, numeric: true, cell: figure('CA', 'value') },
        { label: columns.caBefore, numeric: true, cell: figure('CA', 'before') },
      ]}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}
