import type { ComponentProps, ReactNode } from 'react';
import { classList } from '../class-names/class-list.ts';

export type StatTileProps = ComponentProps<'div'> & {
  /** The figure as it is read: `72h`, `92%`, or a `Money`. */
  figure: ReactNode;
  label: ReactNode;
  /** Source of the figure, or a comparison. */
  note?: ReactNode;
};

/** One large figure over a short label, under a strong rule. */
export function StatTile({ figure, label, note, className, ...rest }: StatTileProps) {
  return (
    <div {...rest} className={classList('border-t-2 border-ink pt-3', className)}>
      <p className="font-display text-figure font-medium tabular-nums">{figure}</p>
      <p className="mt-2 text-base">{label}</p>
      {note && <p className="mt-1 text-sm text-ink-muted">{note}</p>}
    </div>
  );
}
