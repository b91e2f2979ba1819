import { notify } from '@talent/sdk';
import { Badge } from '@talent/ui/badge';
import { Button } from '@talent/ui/button';
import { DataTable } from '@talent/ui/data-table';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatFigure } from '../../../charts/chart-data';
import { queryClient } from '../../../queries/query-client';
import { QueryPart } from '../../../queries/query-part';
import { isoDay } from '../../../time/utc';
import type { Goal } from '../api/authority';
import { deleteGoal } from '../api/authority-goals';
import { authority, goalTexts as text } from '../content/authority';
import { authorityQueries } from '../queries';
import { GoalForm } from './goal-form';
import { goalProgress } from './goal-progress';
import type { GoalProgress } from './goal-progress';

/** The goals with their progress, and the form to set another one. */
export function Goals({ metrics }: { metrics: readonly string[] }): ReactNode {
  const goals = useQuery(authorityQueries.goals, queryClient);
  return (
    <QueryPart query={goals} texts={authority}>
      {(list) => (
        <>
          <GoalTable goals={list} />
          <GoalForm metrics={metrics} />
        </>
      )}
    </QueryPart>
  );
}

function GoalTable({ goals }: { goals: readonly Goal[] }): ReactNode {
  const remove = useMutation(
    {
      mutationFn: deleteGoal,
      onSuccess: () => {
        notify({ title: text.removed });
        return queryClient.invalidateQueries(authorityQueries.goals);
      },
      onError: (error) => {
        console.error('A goal was not deleted', error);
        notify({ title: text.notRemoved, tone: 'error' });
      },
    },
    queryClient,
  );
  const today = isoDay(new Date());
  if (goals.length === 0) {
    return <p className="border-rule text-ink-muted border-y py-6">{text.empty}</p>;
  }
  return (
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
                onClick={() => remove.mutate(goal.id)}
              >
                {text.remove}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
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
