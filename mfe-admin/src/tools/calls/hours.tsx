import { notify } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { DateField } from '@talent/ui/date-field';
import { EmptyState } from '@talent/ui/empty-state';
import { Select, optionsOf } from '@talent/ui/select';
import { TextField } from '@talent/ui/text-field';
import { useState } from 'react';
import { submits } from '../../controls/field-props';
import { ToolButton } from '../../controls/tool-button';
import { queryClient } from '../../queries/query-client';
import { Loaded } from '../../queries/query-part';
import { useChange } from '../../queries/use-data';
import { columnsOf, vital } from '../../table/columns';
import { ShortTable } from '../../table/tool-table';
import { isDay } from '../../time/utc';
import { callTexts as text } from './content/calls';
import { addHours, callQueries, deleteHours, type CallHours, type HoursKind } from './queries';

/** Hours that staff set, and a form for more. */
export function Hours({ kind }: { kind: HoursKind }) {
  return (
    <section aria-labelledby={`calls-${kind}`} className="mt-10">
      <h2 id={`calls-${kind}`} className="mb-3 text-xl">
        {text[kind].title}
      </h2>
      <Loaded query={callQueries.hours(kind)} texts={text}>
        {(hours) =>
          hours.length === 0 ? (
            <EmptyState kind="list">{text[kind].empty}</EmptyState>
          ) : (
            <HoursTable kind={kind} hours={hours} />
          )
        }
      </Loaded>
      <HoursForm kind={kind} />
    </section>
  );
}

const of = columnsOf<CallHours>();
const dayOf = ({ day }: CallHours): string => text.weekdays[day] ?? day;
const hoursOf = ({ starts, ends }: CallHours): string =>
  starts && ends ? `${starts.slice(0, 5)}–${ends.slice(0, 5)}` : text.closed;

function HoursTable({ kind, hours }: { kind: HoursKind; hours: readonly CallHours[] }) {
  const remove = useChange({
    failure: 'Hours of calls were not deleted',
    mutationFn: (id: number) => deleteHours(kind, id),
    onSuccess: () => {
      notify({ title: text.removed });
      return queryClient.invalidateQueries(callQueries.hours(kind));
    },
    onError: () => notify({ title: text.notRemoved, tone: 'error' }),
  });
  return (
    <ShortTable
      name={`calls-${kind}`}
      caption={text[kind].title}
      columns={[
        vital(of.of('day', text.columns.day, dayOf)),
        vital(of.of('hours', text.columns.hours, hoursOf)),
        of.of('zone', text.columns.ofZone, ({ zone }) => text.zones[zone] ?? zone),
        vital(
          of.of(
            'actions',
            text.columns.actions,
            () => null,
            (row) => (
              <ToolButton
                variant="quiet"
                aria-label={`${text.remove}: ${dayOf(row)}, ${hoursOf(row)}`}
                onClick={() => remove.mutate(row.id)}
              >
                {text.remove}
              </ToolButton>
            ),
          ),
        ),
      ]}
      rows={hours}
    />
  );
}

type Problems = Partial<Record<'day' | 'starts', string>>;

function HoursForm({ kind }: { kind: HoursKind }) {
  const [saved, setSaved] = useState(0);
  const [problems, setProblems] = useState<Problems>({});
  const save = useChange({
    failure: 'Hours of calls were not saved',
    mutationFn: (hours: Omit<CallHours, 'id'>) => addHours(kind, hours),
    onSuccess: () => {
      notify({ title: text.saved, tone: 'success' });
      setSaved(saved + 1);
      return queryClient.invalidateQueries(callQueries.hours(kind));
    },
    onError: () => notify({ title: text.notSaved, tone: 'error' }),
  });
  function submit(form: HTMLFormElement): void {
    const { hours, problems: found } = readHours(kind, new FormData(form));
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) save.mutate(hours);
    else form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }
  const time = { inputMode: 'numeric', maxLength: 5, autoComplete: 'off' } as const;
  const isWeekly = kind === 'weekly';
  return (
    <form
      key={saved}
      aria-label={text[kind].form}
      noValidate
      className="border-rule mt-4 grid gap-x-4 gap-y-3 border p-4 sm:grid-cols-2 lg:grid-cols-5 lg:items-start"
      onSubmit={submits(submit)}
    >
      <h3 className="font-semibold sm:col-span-2 lg:col-span-5">{text[kind].form}</h3>
      {isWeekly ? (
        <Select name="day" label={text.weekday} options={optionsOf(text.weekdays)} />
      ) : (
        <DateField name="day" label={text.day} required error={problems.day} />
      )}
      <TextField
        {...time}
        name="starts"
        label={text.starts}
        placeholder="09:00"
        required={isWeekly}
        error={problems.starts}
      />
      <TextField {...time} name="ends" label={text.ends} placeholder="17:00" required={isWeekly} />
      <Select name="zone" label={text.zone} options={optionsOf(text.zones)} />
      <Button type="submit" variant="secondary" className="justify-self-start">
        {text.add}
      </Button>
      {!isWeekly && (
        <p className="text-ink-muted text-sm sm:col-span-2 lg:col-span-5">{text.exceptions.hint}</p>
      )}
    </form>
  );
}

const TIME = /^([01]?\d|2[0-3]):[0-5]\d$/;

/** Reads the form of hours. */
export function readHours(
  kind: HoursKind,
  form: FormData,
): { hours: Omit<CallHours, 'id'>; problems: Problems } {
  const typed = (name: string): string => String(form.get(name) ?? '').trim();
  const [day, starts, ends, zone] = ['day', 'starts', 'ends', 'zone'].map(typed) as [
    string,
    string,
    string,
    string,
  ];
  const isClosed = kind === 'exceptions' && starts === '' && ends === '';
  const isRight = TIME.test(starts) && TIME.test(ends) && minutes(ends) - minutes(starts) >= 30;
  return {
    hours: { day, starts: isClosed ? null : starts, ends: isClosed ? null : ends, zone },
    problems: {
      ...(kind === 'exceptions' && !isDay(day) && { day: text.dayMissing }),
      ...(!isClosed && !isRight && { starts: text.wrongHours }),
    },
  };
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
