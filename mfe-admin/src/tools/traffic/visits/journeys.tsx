import { formatCount, formatPercent } from '@talent/sdk/format';
import { SegmentedControl } from '@talent/ui/segmented-control';
import { Loaded } from '../../../queries/query-part';
import { goals, type Goal, type VisitsQuery } from '../api/traffic';
import { fetchFunnel, fetchJourneys } from '../api/visits';
import { traffic, visitTexts as text } from '../content/traffic';
import { visitsQuery } from '../queries';

/** The first pages of visits, in order; a press on one shows only the visits that came over it. */
export function Journeys(props: {
  query: VisitsQuery;
  /** A page was chosen as a part of the segment: as the first one of visits, or as any of them. */
  onChoose: (key: 'landing' | 'page', path: string) => void;
}) {
  const { query, onChoose } = props;
  return (
    <Loaded query={visitsQuery('journeys', query, () => fetchJourneys(query))} texts={traffic}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="text-ink-muted">{text.nothing}</p>
        ) : (
          <ol className="divide-rule grid divide-y text-sm">
            {rows.map(({ pages, visitors }) => (
              <li key={pages.join(' ')} className="flex items-baseline justify-between gap-4 py-1">
                <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
                  {pages.map((path, at) => (
                    // The same page may come twice.
                    // oxlint-disable-next-line react/no-array-index-key
                    <span key={`${at} ${path}`} className="flex min-w-0 items-baseline gap-2">
                      {at > 0 && <span aria-hidden="true">→</span>}
                      <button
                        type="button"
                        aria-label={at === 0 ? text.startedOn(path) : text.cameOver(path)}
                        className="min-h-6 min-w-0 cursor-pointer text-start wrap-anywhere underline"
                        onClick={() => onChoose(at === 0 ? 'landing' : 'page', path)}
                      >
                        {path}
                      </button>
                    </span>
                  ))}
                </span>
                <strong className="tabular-nums">{formatCount(visitors)}</strong>
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}

export function GoalFunnel(props: {
  query: VisitsQuery;
  goal: Goal;
  onGoal: (goal: Goal) => void;
}) {
  const { query, goal, onGoal } = props;
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
