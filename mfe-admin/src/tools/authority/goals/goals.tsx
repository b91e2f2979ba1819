import { notify } from '@talent/sdk';
import { Badge } from '@talent/ui/badge';
import { Button } from '@talent/ui/button';
import { DataTable } from '@talent/ui/data-table';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import type { Goal } from '../api/authority';
import { deleteGoal, listGoals } from '../api/authority-goals';
import { authority, goalTexts as text } from '../content/authority';
import { formatFigure } from '../../../charts/chart-data';
import { useLoaded } from '../../../queries/use-loaded';
import { GoalForm } from './goal-form';
import { goalProgress } from './goal-progress';
import type { GoalProgress } from './goal-progress';
import { useRefreshed } from '../../../queries/use-refreshed';

/** What is to be reached, by whom, until when, and how far it is. */
export function Goals({
  metrics,
  refresh,
}: {
  metrics: readonly string[];
  refresh: number;
}): ReactNode {
  const [loaded, reload] = useLoaded(useRefreshed(listGoals, refresh));
  async function remove(id: number): Promise<void> {
    try {
      await deleteGoal(id);
      notify({ title: text.removed });
      reload();
    } catch (error) {
      console.error('A goal was not deleted', error);
      notify({ title: text.notRemoved, tone: 'error' });
    }
  }
  if (loaded.status === 'pending') return <p role="status">{authority.loading}</p>;
  if (loaded.status === 'failed') {
    return (
      <Notice tone="error" title={authority.failed}>
        <Button variant="secondary" size="sm" className="mt-2" onClick={reload}>
          {authority.retry}
        </Button>
      </Notice>
    );
  }
  const goals = loaded.value;
  const today = new Date().toISOString().slice(0, 10);
  return (
    <>
      {goals.length === 0 ? (
        <p className="border-rule text-ink-muted border-y py-6">{text.empty}</p>
      ) : (
        <DataTable caption={authority.sections.goals} captionHidden>
          <thead>
            <tr>
              {text.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">{text.remove}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {goals.map((goal) => (
              <tr key={goal.id}>
                <th scope="row">{nameOf(goal)}</th>
                <td className="tabular-nums">{formatFigure(goal.target)}</td>
                <td className="tabular-nums">
                  {goal.newest_value === null
                    ? text.unknown
                    : `${formatFigure(goal.newest_value)} (${goal.newest_on})`}
                </td>
                <td>
                  <Progress progress={goalProgress(goal, today)} />
                </td>
                <td>{goal.owner}</td>
                <td className="whitespace-nowrap tabular-nums">{goal.due_on}</td>
                <td>
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={`${text.remove}: ${nameOf(goal)}`}
                    onClick={() => void remove(goal.id)}
                  >
                    {text.remove}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      <GoalForm metrics={metrics} onSaved={reload} />
    </>
  );
}

function nameOf({ measure, subject }: Goal): string {
  return subject === '' ? text.measures[measure] : `${text.measures[measure]}: ${subject}`;
}

function Progress({ progress }: { progress: GoalProgress }): ReactNode {
  switch (progress.status) {
    case 'unknown':
      return <span className="text-ink-muted">{text.unknownText}</span>;
    case 'reached':
      return <Badge tone="positive">{text.reached}</Badge>;
    default:
      return (
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={progress.status === 'overdue' ? 'negative' : 'neutral'}>
            {text[progress.status]}
          </Badge>
          <span className="tabular-nums">
            {progress.share === null
              ? text.noStart
              : text.of(`${Math.round(progress.share * 100)} %`)}
          </span>
        </span>
      );
  }
}
