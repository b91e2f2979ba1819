import { notify } from '@talent/sdk';
import { formatFigure, formatPercent } from '@talent/sdk/format';
import { Badge } from '@talent/ui/badge';
import { EmptyState } from '@talent/ui/empty-state';
import { ToolButton } from '../../../controls/tool-button';
import { Loaded } from '../../../queries/loaded';
import { queryClient } from '../../../queries/query-client';
import { useChange } from '../../../queries/use-data';
import type { ReactNode } from 'react';
import { figureColumn } from '../../../table/columns';
import { ToolTable } from '../../../table/tool-table';
import { isoDay } from '../../../time/utc';
import { deleteGoal, type Goal } from '../api/authority';
import { authority, goalTexts as text } from '../content/authority';
import { GoalForm } from './goal-form';
import { authorityQueries } from '../queries';
import { goalProgress, type GoalProgress } from './goal';

/** The goals with their progress, and the form to set another one. */
export function Goals({ metrics }: { metrics: readonly string[] }): ReactNode {
  return (
    <Loaded query={authorityQueries.goals} texts={authority}>
      {(list) => (
        <>
          <GoalTable goals={list} />
          <GoalForm metrics={metrics} />
        </>
      )}
    </Loaded>
  );
}

function GoalTable({ goals }: { goals: readonly Goal[] }): ReactNode {
  const remove = useChange({
    failure: 'A goal was not deleted',
    mutationFn: deleteGoal,
    onSuccess: () => {
      notify({ title: text.removed });
      return queryClient.invalidateQueries(authorityQueries.goals);
    },
    onError: () => notify({ title: text.notRemoved, tone: 'error' }),
  });
  const today = isoDay(new Date());
  if (goals.length === 0) {
    return <EmptyState kind="list">{text.empty}</EmptyState>;
  }
  return (
    <ToolTable
      name="goals"
      caption={authority.sections.goals}
      isShort
      columns={[
        { key: 'goal', label: columns.goal, sortable: true, value: nameOf },
        figureColumn<Goal>('target', columns.target, ({ target }) => target, formatFigure),
        { key: 'now', label: columns.now, value: newestFigure },
        {
          key: 'progress',
          label: columns.progress,
          priority: 1,
          value: (goal) => goalProgress(goal, today).status,
          cell: (goal) => <Progress progress={goalProgress(goal, today)} />,
        },
        { key: 'owner', label: columns.owner, sortable: true, value: ({ owner }) => owner },
        {
          key: 'due_on',
          label: columns.due,
          sortable: true,
          value: ({ due_on }) => due_on,
          cell: ({ due_on }) => <span className="whitespace-nowrap tabular-nums">{due_on}</span>,
        },
        {
          key: 'actions',
          label: columns.actions,
          priority: 1,
          value: () => null,
          cell: (goal) => (
            <ToolButton
              variant="quiet"
              aria-label={`${text.remove}: ${nameOf(goal)}`}
              onClick={() => remove.mutate(goal.id)}
            >
              {text.remove}
            </ToolButton>
          ),
        },
      ]}
      source={{ rows: goals }}
      empty={null}
      rowKey={({ id }) => String(id)}
    />
  );
}

const { columns } = text;

function nameOf({ measure, subject }: Goal): string {
  return subject === '' ? text.measures[measure] : `${text.measures[measure]}: ${subject}`;
}

function newestFigure({ newest_value: value, newest_on: day }: Goal): string {
  return value === null ? text.unknown : `${formatFigure(value)} (${day})`;
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
            {progress.share === null ? text.noStart : text.of(formatPercent(progress.share))}
          </span>
        </span>
      );
  }
}
