import { formatCount, formatPercent } from '@talent/sdk/format';
import { SegmentedControl } from '@talent/ui/segmented-control';
import type { ReactNode } from 'react';
import { Loaded } from '../../../queries/loaded';
import { fetchFunnel } from '../api/visits';
import { goals, type Goal, type VisitsQuery } from '../api/traffic';
import { traffic, visitTexts as text } from '../content/traffic';
import { visitsQuery } from '../queries';

interface GoalFunnelProps {
  query: VisitsQuery;
  goal: Goal;
  onGoal: (goal: Goal) => void;
}

/** The visits at each step to a goal. */
export function GoalFunnel({ query, goal, onGoal }: GoalFunnelProps): ReactNode {
  return (
    <>
      <SegmentedControl
        name="goal"
        legend={text.goal}
        choices={goals.map((value) => ({ value, label: text.goals[value] }))}
        value={goal}
        onChoose={onGoal}
      />
      <Loaded
        query={visitsQuery(`funnel ${goal}`, query, () => fetchFunnel(query, goal))}
        texts={traffic}
      >
        {(funnel) => {
          const counts = funnel
            ? [funnel.visited, funnel.read_on, funnel.opened_form, funnel.reached]
            : [];
          const most = Math.max(counts[0] ?? 0, 1);
          return (
            <ol className="mt-4 grid max-w-3xl gap-3">
              {counts.map((count, at) => (
                <li key={text.steps[at]}>
                  <p className="flex flex-wrap justify-between gap-x-4">
                    <span>{text.steps[at]}</span>
                    <span className="tabular-nums">
                      <strong>{formatCount(count)}</strong>{' '}
                      {at > 0 && (
                        <span className="text-ink-muted text-sm">
                          {text.ofBefore(formatPercent(count / Math.max(counts[at - 1] ?? 0, 1)))}
                        </span>
                      )}
                    </span>
                  </p>
                  <svg className="block h-2 w-full" aria-hidden="true">
                    <rect width={`${(count / most) * 100}%`} height="100%" fill="var(--data-1)" />
                  </svg>
                </li>
              ))}
            </ol>
          );
        }}
      </Loaded>
    </>
  );
}
