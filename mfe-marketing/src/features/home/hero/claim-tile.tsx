import { StatTile } from '@talent/ui/stat-tile';
import type { HeroStat } from '../content/home-hero';
import { UnitChart } from './unit-chart';

/**
 * A claim's figure with its drawing next to it, or below it where three are in a row. The drawing adds nothing to
 * the figure and its label, so screen readers skip it and its caption.
 */
export function ClaimTile({ claim, drawing, caption }: HeroStat) {
  return (
    <li
      data-claim={claim.key}
      className="grid grid-cols-[2fr_3fr] content-start sm:grid-cols-1 lg:grid-cols-[2fr_3fr]"
    >
      <StatTile figure={claim.figure} label={claim.label} />
      <div
        aria-hidden="true"
        className="border-t-2 border-ink pt-4 pl-4 sm:border-t-0 sm:pl-0 lg:border-t-2 lg:pl-4"
      >
        <UnitChart value={claim.value} drawing={drawing} />
        <p className="mt-3 text-xs text-ink-muted">{caption}</p>
      </div>
    </li>
  );
}
