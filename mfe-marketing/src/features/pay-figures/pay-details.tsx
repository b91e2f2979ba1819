import { DataTable, type DataColumn } from '@talent/ui/data-table';
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

/** A column of the table. */
export interface PayColumn<Row> {
  label: string;
  kind?: DataColumn['kind'];
  cell: (row: Row) => ReactNode;
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
  columns,
}: PayDetailsProps<Row>) {
  return (
    <details className="mt-4">
      <summary className="mb-2 py-2 text-sm font-medium underline decoration-boundary underline-offset-4 hover:decoration-ink">
        {payText.details}
      </summary>
      <DataTable
        caption={caption}
        heads={columns.map(({ label, kind }) => ({ name: label, ...(kind && { kind }) }))}
        strong={columns.findIndex(({ label }) => label === payText.median)}
        rows={rows.map((row) => {
          const [name, ...cells] = columns.map(({ cell }) => cell(row));
          return { key: row.key, name, cells };
        })}
      />
      {sources.map(({ source, age }) => (
        <p key={`${source.name} ${age}`} className="mt-4 max-w-prose text-sm text-ink-muted">
          {`${source.method} License: ${source.licence}.`}
        </p>
      ))}
    </details>
  );
}
