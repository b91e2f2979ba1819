import { useId } from 'react';
import type { ReactNode } from 'react';

interface TableFrameProps {
  /** Names the table and the part that scrolls. */
  caption: ReactNode;
  /** The caption is read aloud alone, where a heading above says the same. */
  captionHidden?: boolean | undefined;
  className?: string | undefined;
  /** Below the table. */
  source?: ReactNode;
  /** `TableHeadRow` and `TableRow`s: they name the parts of the table, which are no table to a browser in a narrow frame. */
  children: ReactNode;
}

/** The frame of every table of the staff: it scrolls sideways in a wide frame, and its rows are cards in a narrow one. */
export function TableFrame(props: TableFrameProps): ReactNode {
  const { caption, captionHidden, className, source, children } = props;
  const captionId = useId();
  return (
    <figure className={`table-frame ${className ?? ''}`}>
      <figcaption
        id={captionId}
        className={captionHidden ? 'sr-only' : 'pb-3 text-base font-semibold'}
      >
        {caption}
      </figcaption>
      {/* Focusable, because a keyboard scrolls only a focused element. */}
      <div role="group" aria-labelledby={captionId} tabIndex={0} className="table-scroll">
        <table role="table" aria-labelledby={captionId} className="data-table staff-table">
          {children}
        </table>
      </div>
      {source && <div className="mt-3">{source}</div>}
    </figure>
  );
}

/** A cell of a `TableRow`. */
export interface Cell {
  /** The name of its column. */
  label: string;
  content: ReactNode;
  className?: string | undefined;
}

/** A row: its first cell names it. */
export function TableRow({ cells }: { cells: readonly Cell[] }): ReactNode {
  const [first, ...others] = cells;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className={first?.className}>
        {first?.content}
      </th>
      {others.map(({ label, content, className }) => (
        <td key={label} role="cell" data-label={label} className={className}>
          {content}
        </td>
      ))}
    </tr>
  );
}
