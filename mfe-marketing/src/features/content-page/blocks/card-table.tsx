import { DataTable } from '@talent/ui/data-table';
import { MarkPicture } from '@talent/ui/mark-picture';
import type { Picture } from '@talent/ui/picture';
import type { ReactNode } from 'react';

/** A row: what it is about, and a cell for each other column. */
export interface CardTableRow {
  heading: string;
  /** Drawn under the heading, which says the same in words. */
  picture?: Picture | undefined;
  cells: readonly ReactNode[];
}

export interface CardTableProps {
  caption: string;
  /** Names of all columns, that of the headings first. */
  columns: readonly string[];
  rows: readonly CardTableRow[];
  /** How to read a drawing in the cells; under the table. */
  note?: ReactNode;
}

/** A table of words and small drawings; the first cell of each row names it. */
export function CardTable({ caption, columns, rows, note }: CardTableProps) {
  return (
    <DataTable
      caption={caption}
      className={columns.length > 4 ? 'md:[&_td]:min-w-28' : 'md:[&_td]:min-w-36'}
      heads={columns.map((name) => ({ name, kind: 'words' }))}
      rows={rows.map(({ heading, picture, cells }) => ({
        key: heading,
        name: (
          <div className="md:min-w-20">
            <span>{heading}</span>
            {picture && (
              <div className="my-1 w-24">
                <MarkPicture picture={picture} size="full" decorative />
              </div>
            )}
          </div>
        ),
        cells,
      }))}
      source={
        note && (
          <p data-quoted="" className="text-sm text-ink-muted">
            {note}
          </p>
        )
      }
    />
  );
}
