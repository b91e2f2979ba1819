import { notify } from '@talent/sdk';
import { Badge } from '@talent/ui/badge';
import { Button } from '@talent/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatFigure } from '../../../charts/chart-data';
import { queryClient } from '../../../queries/query-client';
import { QueryPart } from '../../../queries/query-part';
import { PlainTable } from '../../../table/plain-table';
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
    <PlainTable
      caption={authority.sections.goals}
      captionHidden
      columns={[
        { label: columns.goal, cell: nameOf },
        {
          label: columns.target,
          className: 'tabular-nums',
          cell: ({ target }) => formatFigure(target),
        },
        {
          label: columns.now,
          className: 'tabular-nums',
          cell: ({ newest_value: value, newest_on: day }) =>
            value === null ? text.unknown : `${formatFigure(value)} (${day})`,
        },
        {
          label: columns.progress,
          cell: (goal) => <Progress progress={goalProgress(goal, today)} />,
        },
        { label: columns.owner, cell: ({ owner }) => owner },
        {
          label: columns.due,
          className: 'whitespace-nowrap tabular-nums',
          cell: ({ due_on }) => due_on,
        },
        {
          label: text.remove,
          labelHidden: true,
          cell: (goal) => (
            <Button
              variant="quiet"
              size="sm"
              aria-label={`${text.remove}: ${nameOf(goal)}`}
              onClick={() => remove.mutate(goal.id)}
            >
              {text.remove}
            </Button>
          ),
        },
      ]}
      rows={goals}
      rowKey={({ id }) => String(id)}
    />
  );
}

const { columns } = text;

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
