import { useId } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { Density } from '../bar/density';
import { useWholeText } from './whole-text';

interface TableFrameProps {
  /** Names the table and the part that scrolls. */
  caption: string;
  /** After the caption, of the same name. */
  captionNote?: ReactNode;
  /** The caption is read aloud alone, where a heading above says the same. */
  captionHidden: boolean;
  /** Actions on the table, beside the caption or in its place. */
  bar: ReactNode;
  /** Below the table. */
  source?: ReactNode;
  density: Density;
  /** Buttons before each row: to pick it, and to open its details. */
  controls: number;
  /** Of the part that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Header and rows. They name their roles, since they are no table to a browser in a narrow frame. Absent: no row fits. */
  children: ReactNode;
}

/** The frame of a table: it scrolls sideways in a wide frame, and its rows are cards in a narrow one. */
export function TableFrame(props: TableFrameProps): ReactNode {
  const { caption, captionNote, captionHidden, bar, source, density, controls, scroller } = props;
  const captionId = useId();
  const { watch, note } = useWholeText();
  return (
    <figure aria-labelledby={captionId} className="table-frame">
      <figcaption className="relative flex flex-wrap items-center gap-x-3 gap-y-2 pb-3">
        <span id={captionId} className={captionHidden ? 'sr-only' : 'text-base font-semibold'}>
          {caption}
          {captionNote && <span className="text-ink-muted font-normal"> {captionNote}</span>}
        </span>
        {bar}
      </figcaption>
      {/* Focusable, because a keyboard scrolls only a focused element. */}
      <div
        ref={scroller}
        role="group"
        aria-labelledby={captionId}
        tabIndex={0}
        className="table-scroll"
        {...watch}
      >
        <table
          role="table"
          aria-labelledby={captionId}
          data-density={density}
          data-controls={controls}
          className="data-table staff-table"
        >
          {props.children}
        </table>
        {note}
      </div>
      {source && <div className="mt-3">{source}</div>}
    </figure>
  );
}
