import { DateField } from '@talent/ui/date-field';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ToolButton } from '../controls/tool-button';
import { timeAhead, zoneName } from './schedule-time';
import { formatUtc } from './utc';

interface SchedulePanelProps {
  texts: {
    /** Name of the form. */
    title: string;
    label: (zone: string) => string;
    utc: (time: string) => string;
    invalid: string;
    confirm: string;
    cancel: string;
  };
  /** ISO 8601 in UTC. */
  onSchedule: (time: string) => void;
  onClose: () => void;
}

/** Chooses the time of a post in the person's own zone, and shows it in UTC. */
export function SchedulePanel({ texts, onSchedule, onClose }: SchedulePanelProps): ReactNode {
  const [value, setValue] = useState('');
  const [wasRefused, setRefused] = useState(false);
  const time = new Date(value);
  const isTime = value !== '' && !Number.isNaN(time.getTime());
  return (
    <form
      noValidate
      aria-label={texts.title}
      className="mt-3 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const ahead = timeAhead(value, Date.now());
        setRefused(ahead === null);
        if (ahead) onSchedule(ahead);
      }}
    >
      <DateField
        label={texts.label(zoneName())}
        withTime
        step="1"
        required
        value={value}
        hint={isTime ? texts.utc(formatUtc(time.toISOString())) : undefined}
        error={wasRefused ? texts.invalid : undefined}
        onChange={({ target }) => setValue(target.value)}
      />
      <ToolButton type="submit" variant="primary">
        {texts.confirm}
      </ToolButton>
      <ToolButton onClick={onClose}>{texts.cancel}</ToolButton>
    </form>
  );
}
