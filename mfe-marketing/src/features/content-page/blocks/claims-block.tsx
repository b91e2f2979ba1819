import { StatTile } from '@talent/ui/stat-tile';
import type { Claim } from '../../../content/claims';

/** Figures of the agency about itself. */
export function ClaimsBlock({ claims }: { claims: readonly Claim[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-8 xl:grid-cols-3">
      {claims.map(({ key, figure, label }) => (
        <li key={key} data-claim={key}>
          <StatTile figure={figure} label={label} />
        </li>
      ))}
    </ul>
  );
}
