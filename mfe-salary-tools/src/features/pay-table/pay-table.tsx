import { DataTable } from '@talent/ui/data-table';
import type { Currency } from '@talent/ui/format-pay';
import { SourceNote } from '@talent/ui/source-note';
import type { BandGroup, Figure } from '../../api/band-group';
import { salaryData } from '../../content/salary-data';
import { PayRow } from './pay-row';

const { columns, empty } = salaryData;

export interface PayTableProps {
  /** The caption and the heads of the columns that differ from table to table. */
  copy: { caption: string; row: string; n: string };
  /** Heads of the percentiles that the source has, lowest first. */
  figures: Readonly<Partial<Record<Figure, string>>>;
  currency: Currency;
  group: BandGroup;
  className?: string;
}

/** Pay by role or occupation, with sample, period and source on every row. */
export function PayTable({ copy, figures, currency, group, className }: PayTableProps) {
  const { source, bands } = group;
  if (!source) {
    return <p className="max-w-prose border-l-2 border-ink pl-4 text-ink-muted">{empty}</p>;
  }
  const shown = figureKeys.filter((figure) => figures[figure] !== undefined);
  return (
    <DataTable
      caption={copy.caption}
      className={className}
      source={
        <SourceNote source={source.name} href={source.url}>
          {source.attribution}
        </SourceNote>
      }
    >
      <thead>
        <tr>
          <th scope="col">{copy.row}</th>
          <th scope="col" className="numeric">
            {copy.n}
          </th>
          {shown.map((figure) => (
            <th key={figure} scope="col" className="numeric">
              {figures[figure]}
            </th>
          ))}
          <th scope="col">{columns.period}</th>
          <th scope="col">{columns.source}</th>
        </tr>
      </thead>
      <tbody>
        {bands.map((band) => (
          <PayRow
            key={band.key}
            band={band}
            figures={shown}
            currency={currency}
            sourceKey={source.key}
            sourceName={source.name}
          />
        ))}
      </tbody>
    </DataTable>
  );
}

const figureKeys: readonly Figure[] = ['p10', 'p25', 'p50', 'p75', 'p90'];
