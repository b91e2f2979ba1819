import { DateField } from '@talent/ui/date-field';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { blogToolPath } from '../../../posts/content/posts';
import { localValue, timeAhead, zoneName } from '../../../time/schedule-time';
import { formatUtc } from '../../../time/utc';
import type { CalendarPost } from '../queries';
import { calendarTexts as texts } from '../content/calendar-texts';
import { SiteLink } from '../../../controls/site-link';

interface MovePanelProps {
  post: CalendarPost;
  /** `time` is ISO 8601 in UTC. */
  onMove: (post: CalendarPost, time: string) => void;
  onClose: () => void;
}

/** A post of the calendar: to its editor, or to another time. */
export function MovePanel({ post, onMove, onClose }: MovePanelProps): ReactNode {
  const [value, setValue] = useState(localValue(new Date(post.publishedAt)));
  const [wasRefused, setRefused] = useState(false);
  const panel = useRef<HTMLFormElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('a, input')?.focus(), []);
  const isScheduled = post.status === 'scheduled' && Date.parse(post.publishedAt) > Date.now();
  const time = new Date(value);
  const isTime = value !== '' && !Number.isNaN(time.getTime());
  return (
    <form
      ref={panel}
      noValidate
      aria-label={texts.moveTitle(post.title)}
      className="border-boundary bg-surface mb-4 space-y-3 border p-4"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const ahead = timeAhead(value, Date.now());
        setRefused(ahead === null);
        if (ahead) onMove(post, ahead);
      }}
    >
      <p className="font-semibold">
        {post.title}{' '}
        <SiteLink className="ms-2 text-sm font-normal" to={`${blogToolPath}/${post.id}`}>
          {texts.open}
        </SiteLink>
      </p>
      <div className="flex flex-wrap items-end gap-3">
        {isScheduled && (
          <>
            <DateField
              label={texts.label(zoneName())}
              withTime
              step="60"
              required
              value={value}
              hint={isTime ? texts.utc(formatUtc(time.toISOString())) : undefined}
              error={wasRefused ? texts.invalid : undefined}
              onChange={({ target }) => setValue(target.value)}
            />
            <ToolButton type="submit" variant="primary">
              {texts.confirm}
            </ToolButton>
          </>
        )}
        <ToolButton onClick={onClose}>{texts.cancel}</ToolButton>
      </div>
    </form>
  );
}
