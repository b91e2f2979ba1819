import type { ReactNode } from 'react';
import { translateFigure } from './translate-figure.ts';

export type StatTileProps = {
  /** The figure as it is read: `72h`, `92%`, or a `Money`. */
  figure: ReactNode;
  label: ReactNode;
  /** Source of the figure, or a comparison. */
  note?: ReactNode;
};

/** One large figure over a short label, under a strong rule. */
export function StatTile({ figure, label, note }: StatTileProps) {
  return (
    <div className="border-t-2 border-ink pt-3">
      <p translate={translateFigure(figure)} className="font-display text-figure font-medium">
        {figure}
      </p>
      <p className="mt-2 text-base">{label}</p>
      {note && <p className="mt-1 text-sm text-ink-muted">{note}</p>}
    </div>
  );
}
