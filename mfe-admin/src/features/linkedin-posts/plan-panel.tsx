import { Button } from '@talent/ui/button';
import { TextField } from '@talent/ui/text-field';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { linkedInScheduleTexts, postingTexts } from '../../content/linkedin';
import { inUtc, timeAhead, zoneName } from '../blog-editor/schedule-time';

interface PlanPanelProps {
  /** ISO 8601 in UTC. */
  onPlan: (time: string) => void;
  onClose: () => void;
}

/** When the post goes out: chosen in the person's own zone, and said in UTC. */
export function PlanPanel({ onPlan, onClose }: PlanPanelProps): ReactNode {
  const [value, setValue] = useState('');
  const [wasRefused, setRefused] = useState(false);
  const time = new Date(value);
  const isTime = value !== '' && !Number.isNaN(time.getTime());
  return (
    <form
      noValidate
      aria-label={linkedInScheduleTexts.title}
      className="mt-3 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const ahead = timeAhead(value, Date.now());
        setRefused(ahead === null);
        if (ahead) onPlan(ahead);
      }}
    >
      <TextField
        label={linkedInScheduleTexts.label(zoneName())}
        type="datetime-local"
        required
        value={value}
        hint={isTime ? linkedInScheduleTexts.utc(inUtc(time.toISOString())) : undefined}
        error={wasRefused ? linkedInScheduleTexts.invalid : undefined}
        onChange={({ target }) => setValue(target.value)}
      />
      <Button type="submit" size="sm">
        {linkedInScheduleTexts.confirm}
      </Button>
      <Button size="sm" variant="secondary" onClick={onClose}>
        {postingTexts.cancel}
      </Button>
    </form>
  );
}
