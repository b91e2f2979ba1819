import { Button } from '@talent/ui/button';
import { TextField } from '@talent/ui/text-field';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { editorTexts, scheduleTexts } from '../../content/blog-tools';
import { inUtc, timeAhead, zoneName } from './schedule-time';

interface SchedulePanelProps {
  /** ISO 8601 in UTC. */
  onSchedule: (time: string) => void;
  onClose: () => void;
}

/** When the post shows: chosen in the person's own zone, and said in UTC. */
export function SchedulePanel({ onSchedule, onClose }: SchedulePanelProps): ReactNode {
  const [value, setValue] = useState('');
  const [wasRefused, setRefused] = useState(false);
  const time = new Date(value);
  const isTime = value !== '' && !Number.isNaN(time.getTime());
  return (
    <form
      noValidate
      aria-label={scheduleTexts.title}
      className="mt-3 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const ahead = timeAhead(value, Date.now());
        setRefused(ahead === null);
        if (ahead) onSchedule(ahead);
      }}
    >
      <TextField
        label={scheduleTexts.label(zoneName())}
        type="datetime-local"
        step="1"
        required
        value={value}
        hint={isTime ? scheduleTexts.utc(inUtc(time.toISOString())) : undefined}
        error={wasRefused ? scheduleTexts.invalid : undefined}
        onChange={({ target }) => setValue(target.value)}
      />
      <Button type="submit" size="sm">
        {scheduleTexts.confirm}
      </Button>
      <Button size="sm" variant="secondary" onClick={onClose}>
        {editorTexts.cancel}
      </Button>
    </form>
  );
}
