import { Badge } from '@talent/ui/badge';
import type { ReactNode } from 'react';
import type { ObjectiveState } from '@talent/api/platform/operations-status';
import { siteStatus as text } from './content/site-status';
import { formatUtc } from '../../time/utc';

const tones = { ok: 'positive', firing: 'negative', 'not-measured': 'neutral' } as const;

/** Firing objectives come first, unmeasured ones last. */
const order = ['firing', 'ok', 'not-measured'] as const;

/** Every objective with its state, what was found, and what to do where it is not met. */
export function ObjectiveList({
  objectives,
}: {
  objectives: readonly ObjectiveState[];
}): ReactNode {
  const sorted = order.flatMap((status) => objectives.filter((each) => each.status === status));
  return (
    <ul className="border-rule border-b">
      {sorted.map((objective) => (
        <li
          key={objective.id}
          className="border-rule grid gap-x-6 gap-y-1 border-t py-3 md:grid-cols-[7rem_10rem_minmax(0,1fr)]"
        >
          <span>
            <Badge tone={tones[objective.status]}>{text.states[objective.status]}</Badge>
          </span>
          <h3 className="font-sans text-base font-semibold">{objective.title}</h3>
          <div className="max-w-prose min-w-0">
            <p className="break-words">
              {objective.figure}
              {objective.since !== null && (
                <span className="text-ink-muted"> {text.since(formatUtc(objective.since))}</span>
              )}
            </p>
            <p className="text-ink-muted text-sm">{objective.objective}</p>
            {objective.status === 'firing' && (
              <p className="mt-2">
                <strong>{text.advice}</strong> {objective.advice}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
