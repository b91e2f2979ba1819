import { DataTable } from '@talent/ui/data-table';
import { translateFigure } from '@talent/ui/translate-figure';
import { DataAge } from '@talent/ui/data-age';
import { SourceNote } from '@talent/ui/source-note';
import type { ReactNode } from 'react';
import type { PaySource } from './api/get-pay-bands';
import { payText } from './content/pay-text';

/** A source with what it gave for the shown figures. */
export interface UsedSource {
  source: PaySource;
  /** Period and age of its figures. */
  age: string;
  /** Number of cases, in words. */
  sample: string;
}

interface PayDetailsProps<Row extends { key: string }> {
  sources: readonly UsedSource[];
  caption: string;
  rows: readonly Row[];
  /** The first one names the row. */
  columns: readonly PayColumn<Row>[];
}

/** A column of the table; `numeric` unless told otherwise. */
export interface PayColumn<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  className?: string;
}

/** How old figures are, and where they come from. */
export function PaySources({ sources }: { sources: readonly UsedSource[] }) {
  return sources.map(({ source, age, sample }) => (
    <div key={`${source.name} ${age}`} className="mt-4">
      <DataAge text={age} />
      <SourceNote source={source.name} href={source.url} sample={sample}>
        {source.attribution}
      </SourceNote>
    </div>
  ));
}

/** The figures as a table, folded, with how they are calculated. */
export function PayDetails<Row extends { key: string }>({
  sources,
  caption,
  rows,
  columns: [heading, ...columns],
}: PayDetailsProps<Row>) {
  return (
    <details className="mt-4">
      <summary className="mb-2 py-2 text-sm font-medium underline decoration-boundary underline-offset-4 hover:decoration-ink">
        {payText.details}
      </summary>
      <DataTable caption={caption}>
        <thead>
          <tr>
            <th scope="col">{heading?.label}</th>
            {columns.map(({ label, className }) => (
              <th key={label} scope="col" className={className ? undefined : 'numeric'}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{heading?.cell(row)}</th>
              {columns.map(({ label, cell, className = 'numeric' }) => (
                <td key={label} translate={translateFigure(cell(row))} className={className}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
      {sources.map(({ source, age }) => (
        <p key={`${source.name} ${age}`} className="mt-4 max-w-prose text-sm text-ink-muted">
          {`${source.method} License: ${source.licence}.`}
        </p>
      ))}
    </details>
  );
}
