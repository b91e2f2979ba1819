import { DataTable } from '@talent/ui/data-table';
import type { ReactNode } from 'react';
import type { Block } from '../../../content/page-content';
import { InlineText } from '../inline-text';

/** A table of words; the first cell of each row names it. */
export function TableBlock({
  caption,
  columns,
  rows,
}: Extract<Block, { kind: 'table' }>): ReactNode {
  return (
    <DataTable caption={caption}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading = '', ...cells]) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className="min-w-44">
                <InlineText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
