import { MarkPicture } from '@talent/ui/mark-picture';
import type { Picture } from '@talent/ui/picture';
import { useId, type ReactNode } from 'react';

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

// On a narrow screen a row becomes a card, each cell under its column's name: words that had to be scrolled
// sideways would not be read. The roles keep it a table for those who hear it.
const headingClass =
  'md:min-w-20 max-md:static max-md:block max-md:max-w-none max-md:border-0 max-md:px-0 max-md:pb-1 max-md:text-base max-md:font-semibold';
const cellClass =
  'max-md:block max-md:border-0 max-md:px-0 max-md:py-1 max-md:text-base max-md:before:block max-md:before:text-sm max-md:before:text-ink-muted max-md:before:content-[attr(data-column)]';

/** A table of words and small drawings; the first cell of each row names it. */
export function CardTable({ caption, columns, rows, note }: CardTableProps) {
  const captionId = useId();
  const width = columns.length > 4 ? 'md:min-w-28' : 'md:min-w-36';
  return (
    <figure>
      <figcaption id={captionId} className="pb-3 font-semibold">
        {caption}
      </figcaption>
      <table role="table" aria-labelledby={captionId} className="data-table max-md:block">
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {rows.map(({ heading, picture, cells }) => (
            <tr
              key={heading}
              role="row"
              className="max-md:block max-md:border-t max-md:border-rule max-md:py-3"
            >
              <th role="rowheader" scope="row" className={headingClass}>
                <span>{heading}</span>
                {picture && (
                  <div className="my-1 w-24">
                    <MarkPicture picture={picture} size="full" decorative />
                  </div>
                )}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  role="cell"
                  data-column={columns[index + 1]}
                  className={`${width} ${cellClass}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <p data-quoted="" className="mt-3 text-sm text-ink-muted">
          {note}
        </p>
      )}
    </figure>
  );
}
