import { StatTile } from '@talent/ui/stat-tile';
import { factTexts } from './content/facts';
import type { Fact, NormalRange } from './facts';

/** The main figures of a tool, side by side: as many columns as fit. The same tile in every tool. */
export function FactTiles({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-6">
      {facts.map(({ label, figure, change, normal, note }) => (
        <StatTile
          key={label}
          figure={figure}
          label={label}
          note={
            (change || normal || note) && (
              <>
                {change && <span className="text-ink block tabular-nums">{change}</span>}
                {normal && <Normal range={normal} />}
                {note && <span className="block">{note}</span>}
              </>
            )
          }
        />
      ))}
    </div>
  );
}

/** The usual range as a bar from zero, with a dot for the figure; in words below. */
function Normal({ range }: { range: NormalRange }) {
  const { low, high, value, words, isUnusual } = range;
  return (
    <>
      <svg aria-hidden="true" className="my-1.5 block h-3 w-full overflow-visible">
        <rect y="5.5" width="100%" height="1" className="fill-rule" />
        <rect
          x={`${low}%`}
          y="3"
          width={`${Math.max(high - low, 1)}%`}
          height="6"
          className="fill-boundary"
        />
        <circle
          cx={`${value}%`}
          cy="6"
          r="5"
          className={`stroke-paper stroke-2 ${isUnusual ? 'fill-signal' : 'fill-ink'}`}
        />
      </svg>
      <span className="block tabular-nums">{words}</span>
      {isUnusual && <span className="text-ink block font-medium">{factTexts.unusual}</span>}
    </>
  );
}
