import { notify } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { DateField } from '@talent/ui/date-field';
import { NumberField } from '@talent/ui/number-field';
import { Select, optionsOf } from '@talent/ui/select';
import { TextField } from '@talent/ui/text-field';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { queryClient } from '../../../queries/query-client';
import { useState, type ReactNode } from 'react';
import { addGoal, type GoalMeasure } from '../api/authority';
import { goalTexts as text } from '../content/authority';
import { authorityQueries } from '../queries';
import { readGoal, type GoalProblems } from './goal';

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
      <NumberField label={text.target} name="target" required error={errorOf('target')} />
      <TextField label={text.owner} name="owner" required maxLength={80} error={errorOf('owner')} />
      <DateField label={text.due} name="due" required error={errorOf('due')} />
      <Button type="submit" variant="secondary" className="justify-self-start">
        {text.submit}
      </Button>
    </form>
  );
}
