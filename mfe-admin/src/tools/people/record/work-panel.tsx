import { DateField } from '@talent/ui/date-field';
import { Notice } from '@talent/ui/notice';
import { Select, optionsOf } from '@talent/ui/select';
import { TextField } from '@talent/ui/text-field';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useRef, useState, type ReactNode } from 'react';
import { typed } from '../../../controls/field-props';
import { ToolButton } from '../../../controls/tool-button';
import { stages } from '../api/people';
import type { PersonRecord } from '../api/record';
import { stageLabels } from '../content/people';
import { workTexts as text } from '../content/person';
import { useData } from '../../../queries/use-data';
import { formatTime } from '../../../time/format-time';
import { peopleQueries } from '../queries';
import type { useAssignees } from '../use-assignees';
import { useRecordChange } from './use-record-change';

/** Stage, assignee and next step of a record. Each choice is saved at once. */
export function WorkPanel(props: {
  record: PersonRecord;
  assignees: ReturnType<typeof useAssignees>;
}): ReactNode {
  const { record: loaded, assignees } = props;
  const { current, problem, outside, change } = useRecordChange(loaded.id);
  const record = current ?? loaded;
  const { stage, assignee } = record;
  const { choices, nameOf } = assignees;
  const first = useLastChange(loaded.id, problem === 'conflict');
  const who = first && nameOf(first.actor);
  const isKnown = assignee === null || choices.some(([known]) => known === assignee);
  return (
    <div className="grid gap-4">
      {problem && (
        <Notice tone={problem === 'failed' ? 'error' : 'warning'} live>
          {first && who ? text.conflictWith(who, formatTime(first.at)) : text[problem]}
        </Notice>
      )}
      <Select
        label={text.stage}
        value={stage}
        options={optionsOf(stages.map((each) => [each, stageLabels[each]] as const))}
        onChoose={(to) => void change({ stage: to }, text.moved(stageLabels[to]))}
      />
      <Select
        label={text.assignee}
        value={assignee ?? ''}
        options={optionsOf([
          ['', text.noAssignee],
          ...choices,
          ...(isKnown ? [] : [[assignee, nameOf(assignee) ?? ''] as const]),
        ])}
        onChoose={(to) =>
          void change(
            { assignee: to === '' ? null : to },
            to === '' ? text.unassigned : text.assigned(nameOf(to) ?? ''),
          )
        }
      />
      <NextStepForm
        key={outside}
        record={record}
        onSave={(step, day) =>
          change(
            { next_step: step, next_step_on: day },
            step === null ? text.stepDone : text.stepSaved,
          )
        }
      />
    </div>
  );
}

/** The newest change of stage, assignee or next step, while it is asked for; null until it is known. */
function useLastChange(id: string, isAsked: boolean) {
  const query = { ...peopleQueries.history(id), enabled: isAsked };
  const { data, isFetching, isError } = useData(query);
  if (!isAsked || isFetching || isError) return null;
  return data?.find(({ action }) => /^person\.(moved|assigned|next-step)/.test(action)) ?? null;
}

/** The next step for a person, and its day. Typed text is kept until it is saved. */
function NextStepForm(props: {
  record: Pick<PersonRecord, 'id' | 'next_step' | 'next_step_on'>;
  /** Null: the step is done. Answers whether it was saved. */
  onSave: (step: string | null, day: string | null) => Promise<boolean>;
}): ReactNode {
  const { record, onSave } = props;
  const { id, next_step: stored, next_step_on: storedDay } = record;
  const { ref, erase } = useKeptEntries(`person-step:${id}`);
  const [step, setStep] = useState(stored ?? '');
  const [day, setDay] = useState(storedDay ?? '');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isChanged = step.trim() !== (stored ?? '') || day !== (storedDay ?? '');

  async function save(words: string | null): Promise<void> {
    const isWrong = words === '' && day !== '';
    setMissing(isWrong);
    if (isWrong) return;
    if (!words) {
      setStep('');
      setDay('');
      // The button is gone once the step is done.
      field.current?.focus();
    }
    const saved = words ? await onSave(words, day || null) : await onSave(null, null);
    if (saved) erase();
  }
  return (
    <form
      ref={ref}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save(step.trim());
      }}
    >
      <TextField
        ref={field}
        name="step"
        autoComplete="off"
        label={text.step}
        hint={text.stepHint}
        maxLength={200}
        error={isMissing ? text.stepMissing : undefined}
        {...typed(step, setStep)}
      />
      <DateField name="day" label={text.day} required={false} {...typed(day, setDay)} />
      <div className="flex flex-wrap gap-2">
        <ToolButton type="submit" isBlocked={!isChanged}>
          {text.save}
        </ToolButton>
        {stored !== null && <ToolButton onClick={() => void save(null)}>{text.done}</ToolButton>}
      </div>
    </form>
  );
}
