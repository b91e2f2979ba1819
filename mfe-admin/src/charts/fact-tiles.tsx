import { StatTile } from '@talent/ui/stat-tile';
import type { ReactNode } from 'react';

interface FactTilesProps {
  /** Each with what the figure counts, and a note in small print. */
  facts: readonly { label: string; figure: string; note?: string }[];
}

/** The main figures of a tool, side by side: as many columns as fit. */
export function FactTiles({ facts }: FactTilesProps): ReactNode {
  return (
    <div className="mb-8 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-6">
      {facts.map(({ label, figure, note }) => (
        <StatTile key={label} figure={figure} label={label} note={note} />
      ))}
    </div>
  );
}
