import { useId } from 'react';
import type { Block } from '../../../content/page-content';
import { InlineText } from './inline-text';

// On a narrow screen a row becomes a card, each cell under its column's name: words that had to be scrolled
// sideways would not be read. The roles keep it a table for those who hear it.
const headingClass =
  'max-md:static max-md:block max-md:max-w-none max-md:border-0 max-md:px-0 max-md:pb-1 max-md:text-base max-md:font-semibold';
const cellClass =
  'md:min-w-44 max-md:block max-md:border-0 max-md:px-0 max-md:py-1 max-md:text-base max-md:before:block max-md:before:text-sm max-md:before:text-ink-muted max-md:before:content-[attr(data-column)]';

/** A table of words; the first cell of each row names it. */
export function TableBlock({ caption, columns, rows }: Extract<Block, { kind: 'table' }>) {
  const captionId = useId();
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
          {rows.map(([heading = '', ...cells]) => (
            <tr
              key={heading}
              role="row"
              className="max-md:block max-md:border-t max-md:border-rule max-md:py-3"
            >
              <th role="rowheader" scope="row" className={headingClass}>
                {heading}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  role="cell"
                  data-column={columns[index + 1]}
                  className={cellClass}
                >
                  <InlineText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
