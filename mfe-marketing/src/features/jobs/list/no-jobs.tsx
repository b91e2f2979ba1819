import { jobRoles } from '@talent/jobs/job-words';
import { Link as RouterLink } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import type { RoleBand } from '../api/get-role-bands';
import { jobsText as text } from '../content/jobs-text';
import { PayAxis, PayDrawing } from '../pay/pay-drawing';
import { payStrokes } from '../pay/pay-strokes';
import { MarketKey, MarketSources } from './market-key';

/** A list without jobs: the rows that it would have, with the market's pay and no job on it. */
export function NoJobs({ bands }: { bands: readonly RoleBand[] }) {
  const { title, text: sentence, link, drawn } = text.none;
  const ofUs = bands.filter(({ country }) => country === 'US');
  const axis = payStrokes(
    ofUs.map(({ low, high }) => ({ payMin: low, payMax: high })),
    [],
  );
  return (
    <div className="border-t-2 border-ink pt-5">
      <h3 className="text-subheading">{title}</h3>
      <p className="mt-2 mb-5 max-w-prose text-ink-muted">{sentence}</p>
      <Button asChild variant="secondary">
        <RouterLink to={link.to}>{link.label}</RouterLink>
      </Button>
      {axis && (
        <div className="mt-8">
          <MarketKey axis={axis} bands={ofUs} has={{ jobs: false, canada: false }} />
          <div className="mt-5 grid items-end gap-x-10 gap-y-1 pb-1 md:grid-cols-[minmax(0,1fr)_18rem]">
            <p className="text-sm text-ink-muted">{drawn}</p>
            <PayAxis axis={axis} />
          </div>
          <ul>
            {ofUs.map((band) => (
              <li
                key={band.role}
                className="grid gap-x-10 gap-y-1 border-t border-rule py-3 md:grid-cols-[minmax(0,1fr)_18rem]"
              >
                <div>
                  <p className="font-medium">{roleLabel(band.role)}</p>
                  <p className="text-sm text-ink-muted tabular-nums">{text.market.band(band)}</p>
                </div>
                <PayDrawing axis={axis} band={band} />
              </li>
            ))}
          </ul>
          <MarketSources bands={ofUs} />
        </div>
      )}
    </div>
  );
}

function roleLabel(role: string): string {
  return role in jobRoles ? jobRoles[role as keyof typeof jobRoles] : role;
}
