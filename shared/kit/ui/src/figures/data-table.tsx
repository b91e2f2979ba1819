import { useId, type ComponentProps, type ReactNode } from 'react';

export type DataTableProps = ComponentProps<'table'> & {
  /** Describes the figures with unit and period. It names the table and the region that scrolls. */
  caption: ReactNode;
  /** A `SourceNote` under the table, outside the part that scrolls. */
  source?: ReactNode;
  /** Shows the caption to screen readers only, where a heading above says the same. */
  captionHidden?: boolean;
};

/**
 * The frame of a table of figures; the children are `<thead>` and `<tbody>`.
 * Rows begin with `<th scope="row">`, which stays in view on a narrow screen; cells of numbers carry the class
 * `numeric`; `aria-current="true"` on a row marks it.
 */
export function DataTable({
  caption,
  source,
  captionHidden = false,
  className,
  children,
  ...rest
}: DataTableProps) {
  const captionId = useId();
  return (
    <figure className={className}>
      {/* Outside the table, so that it wraps with the page and does not scroll away with the columns. */}
      <figcaption
        id={captionId}
        className={captionHidden ? 'sr-only' : 'pb-3 text-base font-semibold'}
      >
        {caption}
      </figcaption>
      {/* Focusable, because a keyboard scrolls only a focused element. A group and not a region, since the section around
          it is a landmark that often has the same name. Positioned, or hidden text in a far cell widens the page. */}
      <div
        role="group"
        aria-labelledby={captionId}
        tabIndex={0}
        className="relative overflow-x-auto"
      >
        <table {...rest} aria-labelledby={captionId} className="data-table">
          {children}
        </table>
      </div>
      {source && <div className="mt-3">{source}</div>}
    </figure>
  );
}
