import type { ReactNode } from 'react';

interface FactTilesProps {
  /** Each with what the figure counts, and a note in small print. */
  facts: readonly { label: string; figure: string; note?: string }[];
}

/** The main figures of a tool, side by side. */
export function FactTiles({ facts }: FactTilesProps): ReactNode {
  return (
    <dl className="mb-8 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-6 gap-y-4">
      {facts.map(({ label, figure, note }) => (
        <div key={label} className="border-ink border-t-2 pt-2">
          <dt className="text-sm">{label}</dt>
          <dd className="font-display text-2xl font-medium tabular-nums">{figure}</dd>
          {note && <dd className="text-ink-muted text-xs">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
