import { notify } from '@talent/sdk';
import { formatFigure, formatPercent } from '@talent/sdk/format';
import { Badge } from '@talent/ui/badge';
import { Button } from '@talent/ui/button';
import { DateField } from '@talent/ui/date-field';
import { EmptyState } from '@talent/ui/empty-state';
import { Select, optionsOf } from '@talent/ui/select';
import { TextField } from '@talent/ui/text-field';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useState } from 'react';
import { submits } from '../../controls/field-props';
import { ToolButton } from '../../controls/tool-button';
import { Loaded } from '../../queries/query-part';
import { queryClient } from '../../queries/query-client';
import { useChange } from '../../queries/use-data';
import { columnsOf, vital } from '../../table/columns';
import { ShortTable } from '../../table/tool-table';
import { isDay, isoDay } from '../../time/utc';
import { authority, goalTexts as text } from './content/authority';
import {
  addGoal,
  authorityQueries,
  deleteGoal,
  type Goal,
  type GoalMeasure,
  type NewGoal,
} from './queries';

/** @param props.metrics - ratings that were imported */
export function Goals({ metrics }: { metrics: readonly string[] }) {
  return (
    <Loaded query={authorityQueries.goals} texts={authority}>
      {(goals) => (
        <>
          {goals.length === 0 ? (
            <EmptyState kind="list">{text.empty}</EmptyState>
          ) : (
            <GoalTable goals={goals} />
          )}
          <GoalForm metrics={metrics} />
        </>
      )}
    </Loaded>
  );
}

const { columns, measures } = text;
const ofGoal = columnsOf<Goal>();
const nameOf = ({ measure, subject }: Goal): string =>
  subject === '' ? measures[measure] : `${measures[measure]}: ${subject}`;

function GoalTable({ goals }: { goals: readonly Goal[] }) {
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
  return (
    <ShortTable
      name="goals"
      caption={authority.sections.goals}
      columns={[
        ofGoal.sorted('goal', columns.goal, nameOf),
        ofGoal.figure('target', columns.target, formatFigure),
        ofGoal.of('now', columns.now, ({ newest_value: value, newest_on: day }) =>
          value === null ? text.unknown : `${formatFigure(value)} (${day})`,
        ),
        vital(
          ofGoal.of(
            'progress',
            columns.progress,
            (goal) => goalProgress(goal, today).status,
            (goal) => <Progress progress={goalProgress(goal, today)} />,
          ),
        ),
        ofGoal.text('owner', columns.owner),
        ofGoal.text('due_on', columns.due, ({ due_on }) => (
          <span className="whitespace-nowrap tabular-nums">{due_on}</span>
        )),
        vital(
          ofGoal.of(
            'actions',
            columns.actions,
            () => null,
            (goal) => (
              <ToolButton
                variant="quiet"
                aria-label={`${text.remove}: ${nameOf(goal)}`}
                onClick={() => remove.mutate(goal.id)}
              >
                {text.remove}
              </ToolButton>
            ),
          ),
        ),
      ]}
      rows={goals}
    />
  );
}

type GoalProgress =
  /** Nothing was imported that it is measured by. */
  | { status: 'unknown' | 'reached' }
  /** `share` of the way from where it began, 0 to 1; null where it began without a figure. */
  | { status: 'open' | 'overdue'; share: number | null };

/** @param today - ISO day in UTC */
export function goalProgress(goal: Goal, today: string): GoalProgress {
  const { measure, target, start_value: start, newest_value: newest, due_on } = goal;
  if (newest === null) return { status: 'unknown' };
  // Position 1 is the best there is.
  const isReached = measure === 'keyword-position' ? newest <= target : newest >= target;
  if (isReached) return { status: 'reached' };
  const share =
    start === null || start === target
      ? null
      : Math.min(1, Math.max(0, (newest - start) / (target - start)));
  return { status: due_on < today ? 'overdue' : 'open', share };
}

function Progress({ progress }: { progress: GoalProgress }) {
  if (progress.status === 'unknown') {
    return <span className="text-ink-muted">{text.unknownText}</span>;
  }
  if (!('share' in progress)) return <Badge tone="positive">{text.reached}</Badge>;
  const { status, share } = progress;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={status === 'overdue' ? 'negative' : 'neutral'}>{text[status]}</Badge>
      <span className="tabular-nums">
        {share === null ? text.noStart : text.of(formatPercent(share))}
      </span>
    </span>
  );
}

type GoalProblems = Partial<Record<keyof typeof text.problems, boolean>>;

/** Sets a goal; each saved one starts an empty form. */
function GoalForm({ metrics }: { metrics: readonly string[] }) {
  const { ref, erase } = useKeptEntries('staff-goal');
  const [measure, setMeasure] = useState<GoalMeasure>('authority');
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const [problems, setProblems] = useState<GoalProblems>({});
  const save = useChange({
    failure: 'A goal was not saved',
    mutationFn: (goal: NewGoal) => addGoal(goal, key),
    onSuccess: () => {
      notify({ title: text.saved, tone: 'success' });
      erase();
      setMeasure('authority');
      setKey(crypto.randomUUID());
      return queryClient.invalidateQueries(authorityQueries.goals);
    },
    onError: () => notify({ title: text.notSaved, tone: 'error' }),
  });

  function submit(form: HTMLFormElement): void {
    const { goal, problems: found } = readGoal(new FormData(form));
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) save.mutate(goal);
    else form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  const field = (name: keyof GoalProblems) => ({
    name,
    required: true,
    error: problems[name] ? text.problems[name] : undefined,
  });
  return (
    <form
      ref={ref}
      key={key}
      aria-label={text.form}
      noValidate
      className="border-rule mt-6 grid gap-x-4 gap-y-3 border p-4 sm:grid-cols-2 lg:grid-cols-5 lg:items-start"
      onSubmit={submits(submit)}
    >
      <h3 className="font-semibold sm:col-span-2 lg:col-span-5">{text.form}</h3>
      <Select
        label={text.measure}
        name="measure"
        value={measure}
        options={optionsOf(measures)}
        onChoose={setMeasure}
      />
      {measure === 'authority' && (
        <Select
          {...field('subject')}
          label={text.metric}
          options={metrics.map((metric) => ({ value: metric, label: metric }))}
        />
      )}
      {measure === 'keyword-position' && (
        <TextField {...field('subject')} label={text.query} hint={text.queryHint} maxLength={200} />
      )}
      <TextField {...field('target')} label={text.target} inputMode="decimal" autoComplete="off" />
      <TextField {...field('owner')} label={text.owner} maxLength={80} />
      <DateField {...field('due')} label={text.due} />
      <Button type="submit" variant="secondary" className="justify-self-start">
        {text.submit}
      </Button>
    </form>
  );
}

/** Reads the form of a goal; its problems are in the order of its fields. */
export function readGoal(form: FormData): { goal: NewGoal; problems: GoalProblems } {
  const typed = (name: string): string => String(form.get(name) ?? '').trim();
  const measure = typed('measure') as GoalMeasure;
  const needsSubject = measure === 'authority' || measure === 'keyword-position';
  const goal = {
    measure,
    subject: needsSubject ? typed('subject') : '',
    target: Number(typed('target').replaceAll(',', '')),
    owner: typed('owner'),
    due_on: typed('due'),
  };
  const problems: GoalProblems = {
    ...(needsSubject && goal.subject === '' && { subject: true }),
    ...(!(goal.target > 0) && { target: true }),
    ...(goal.owner === '' && { owner: true }),
    ...(!isDay(goal.due_on) && { due: true }),
  };
  return { goal, problems };
}
