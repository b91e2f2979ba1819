import { DateField } from '@talent/ui/date-field';
import { TextField } from '@talent/ui/text-field';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import type { PersonRecord } from '../api/fetch-person';
import { workTexts as text } from '../content/person';

interface NextStepFormProps {
  record: Pick<PersonRecord, 'id' | 'next_step' | 'next_step_on'>;
  /** Null: the step is done. Answers whether it was saved. */
  onSave: (step: string | null, day: string | null) => Promise<boolean>;
}

/** The next step for a person, and its day. Typed text is kept until it is saved. */
export function NextStepForm({ record, onSave }: NextStepFormProps): ReactNode {
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
        value={step}
        onChange={(event) => setStep(event.target.value)}
      />
      <DateField
        name="day"
        label={text.day}
        required={false}
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <ToolButton type="submit" isBlocked={!isChanged}>
          {text.save}
        </ToolButton>
        {stored !== null && <ToolButton onClick={() => void save(null)}>{text.done}</ToolButton>}
      </div>
    </form>
  );
}
