import { notify } from '@talent/sdk';
import { formatFigure, formatPercent } from '@talent/sdk/format';
import { Badge } from '@talent/ui/badge';
import { Button } from '@talent/ui/button';
import { DateField } from '@talent/ui/date-field';
import { EmptyState } from '@talent/ui/empty-state';
import { Select, optionsOf } from '@talent/ui/select';
import { TextField } from '@talent/ui/text-field';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { ToolButton } from '../../../controls/tool-button';
import { Loaded } from '../../../queries/loaded';
import { queryClient } from '../../../queries/query-client';
import { useChange } from '../../../queries/use-data';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { figureColumn } from '../../../table/columns';
import { ToolTable } from '../../../table/tool-table';
import { isoDay } from '../../../time/utc';
import { addGoal, deleteGoal, type Goal, type GoalMeasure } from '../api/authority';
import { authority, goalTexts as text } from '../content/authority';
import { goalProgress, readGoal, type GoalProblems, type GoalProgress } from './goal';
import { authorityQueries } from '../queries';

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

/**
 * Sets a goal.
 * @param metrics - ratings that were imported.
 */
export function GoalForm({ metrics }: { metrics: readonly string[] }): ReactNode {
  const { ref, erase } = useKeptEntries('staff-goal');
  const [measure, setMeasure] = useState<GoalMeasure>('authority');
  // Each saved goal starts an empty form.
  const [round, setRound] = useState(0);
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const [problems, setProblems] = useState<GoalProblems>({});

  async function save(form: HTMLFormElement): Promise<void> {
    const read = readGoal(new FormData(form));
    setProblems(read.status === 'read' ? {} : read.problems);
    if (read.status === 'refused') {
      const [first] = Object.keys(read.problems);
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    try {
      await addGoal(read.goal, key);
      notify({ title: text.saved, tone: 'success' });
      erase();
      setMeasure('authority');
      setRound(round + 1);
      setKey(crypto.randomUUID());
      await queryClient.invalidateQueries(authorityQueries.goals);
    } catch (error) {
      console.error('A goal was not saved', error);
      notify({ title: text.notSaved, tone: 'error' });
    }
  }

  const errorOf = (name: keyof GoalProblems) => (problems[name] ? text.problems[name] : undefined);
  return (
    <form
      ref={ref}
      key={round}
      aria-label={text.form}
      noValidate
      className="border-rule mt-6 grid gap-x-4 gap-y-3 border p-4 sm:grid-cols-2 lg:grid-cols-5 lg:items-start"
      onSubmit={(event) => {
        event.preventDefault();
        void save(event.currentTarget);
      }}
    >
      <h3 className="font-semibold sm:col-span-2 lg:col-span-5">{text.form}</h3>
      <Select
        label={text.measure}
        name="measure"
        value={measure}
        options={optionsOf(text.measures)}
        onChoose={setMeasure}
      />
      {measure === 'authority' && (
        <Select
          label={text.metric}
          name="subject"
          options={metrics.map((metric) => ({ value: metric, label: metric }))}
          error={errorOf('subject')}
        />
      )}
      {measure === 'keyword-position' && (
        <TextField
          label={text.query}
          hint={text.queryHint}
          name="subject"
          required
          maxLength={200}
          error={errorOf('subject')}
        />
      )}
      <TextField
        label={text.target}
        name="target"
        inputMode="decimal"
        autoComplete="off"
        required
        error={errorOf('target')}
      />
      <TextField label={text.owner} name="owner" required maxLength={80} error={errorOf('owner')} />
      <DateField label={text.due} name="due" required error={errorOf('due')} />
      <Button type="submit" variant="secondary" className="justify-self-start">
        {text.submit}
      </Button>
    </form>
  );
}
