import { DataTable } from '@talent/ui/data-table';
import { translateFigure } from '@talent/ui/translate-figure';
import { formatPeriod } from '@talent/sdk/format';
import { SourceNote } from '@talent/ui/source-note';
import type { ReactNode } from 'react';
import type { PaySource } from './api/get-pay-bands';
import { payText } from './content/pay-text';

/** A source with what it gave for the shown figures. */
export interface UsedSource {
  source: PaySource;
  period: string;
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

/** Where figures come from. */
export function PaySources({ sources }: { sources: readonly UsedSource[] }) {
  return sources.map(({ source, period, sample }) => (
    <SourceNote
      key={`${source.name} ${period}`}
      className="mt-4"
      source={source.name}
      href={source.url}
      period={formatPeriod(period)}
      sample={sample}
    >
      {source.attribution}
    </SourceNote>
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
      {sources.map(({ source, period }) => (
        <p key={`${source.name} ${period}`} className="mt-4 max-w-prose text-sm text-ink-muted">
          {`${source.method} License: ${source.licence}.`}
        </p>
      ))}
    </details>
  );
}
