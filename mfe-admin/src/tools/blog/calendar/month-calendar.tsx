import { DataError } from '@talent/data/errors';
import { toast, useSearchParams } from '@talent/sdk';
import { formatEdition } from '@talent/sdk/format';
import { movedMonth, weeksOf } from '@talent/ui/calendar-days';
import { submits } from '../../../controls/field-props';
import { SiteLink } from '../../../controls/site-link';
import { ToolButton } from '../../../controls/tool-button';
import { stateAt } from '../../../posts/api/post';
import { blogToolPath } from '../../../posts/content/posts';
import { Loaded } from '../../../queries/query-part';
import { queryClient } from '../../../queries/query-client';
import { useChange } from '../../../queries/use-data';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { localValue, timeAhead } from '../../../time/schedule-time';
import { TimeField } from '../../../time/time-field';
import { formatTime } from '../../../time/format-time';
import { setPostStatus } from '../api/save-post';
import { localDay, movedTo } from './calendar-time';
import { MonthGrid } from './month-grid';
import { calendarTexts as texts } from '../content/calendar-texts';
import { blogQueries, type CalendarPost } from '../queries';

/** The published and scheduled posts of a month, and moves of the scheduled ones. The address keeps the month. */
export function MonthCalendar(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const today = localDay(new Date());
  const asked = search.get('month') ?? '';
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, 7);
  const [chosen, setChosen] = useState<CalendarPost | null>(null);
  const go = (months: number) => {
    setChosen(null);
    const next = movedMonth(`${month}-01`, months).slice(0, 7);
    setSearch({ month: next }, { preventScrollReset: true });
  };
  const { move, problem } = useMove();
  const name = formatEdition(month);
  return (
    <section aria-labelledby="calendar-month">
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <h2 id="calendar-month" className="font-display mr-auto text-lg font-semibold">
          {name}
        </h2>
        <ToolButton onClick={() => go(-1)}>{texts.before}</ToolButton>
        <ToolButton onClick={() => setSearch({}, { preventScrollReset: true })}>
          {texts.today}
        </ToolButton>
        <ToolButton onClick={() => go(1)}>{texts.after}</ToolButton>
      </div>
      <p role="alert" className="text-negative mb-3 text-sm empty:hidden">
        {problem}
      </p>
      <Loaded query={blogQueries.calendar(month)} texts={texts}>
        {(posts) => (
          <>
            {/* The newest state of a post that was moved meanwhile. */}
            {chosen && (
              <MovePanel
                key={chosen.id}
                post={posts.find(({ id }) => id === chosen.id) ?? chosen}
                onMove={(post, time) => {
                  setChosen(null);
                  move(post, time);
                }}
                onClose={() => setChosen(null)}
              />
            )}
            <MonthGrid
              label={name}
              weeks={weeksOf(month)}
              month={month}
              today={today}
              posts={posts}
              onChoose={setChosen}
              onMove={(post, day) => move(post, movedTo(post.publishedAt, day))}
            />
          </>
        )}
      </Loaded>
    </section>
  );
}

function useMove() {
  const [problem, setProblem] = useState('');
  const change = useChange({
    failure: 'A post was not moved',
    mutationFn: ({ post, time }: { post: CalendarPost; time: string }) =>
      setPostStatus({ ...post, publishedAt: time }, 'scheduled'),
    onSettled: (_done, error, { post, time }) => {
      const isConflict = error instanceof DataError && error.code === 'PT409';
      setProblem(error === null ? '' : isConflict ? texts.conflict : texts.notMoved);
      void queryClient.invalidateQueries({ queryKey: ['blog', 'calendar'] });
      if (error !== null) return;
      const moved = { ...post, version: post.version + 1, publishedAt: time };
      toast({
        title: texts.moved(formatTime(time)),
        action: { label: texts.undo, onAction: () => move(moved, post.publishedAt) },
      });
    },
  });
  function move(post: CalendarPost, time: string): void {
    if (post.publishedAt === time) return;
    if (Date.parse(time) <= Date.now()) return setProblem(texts.past);
    change.mutate({ post, time });
  }
  return { move, problem };
}

/** A post of the calendar: to its editor, or to another time. */
function MovePanel(props: {
  post: CalendarPost;
  /** `time` is ISO 8601 in UTC. */
  onMove: (post: CalendarPost, time: string) => void;
  onClose: () => void;
}): ReactNode {
  const { post, onMove, onClose } = props;
  const [value, setValue] = useState(localValue(new Date(post.publishedAt)));
  const [wasRefused, setRefused] = useState(false);
  const panel = useRef<HTMLFormElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('a, input')?.focus(), []);
  const isScheduled = stateAt(post, Date.now()) === 'scheduled';
  return (
    <form
      ref={panel}
      noValidate
      aria-label={texts.moveTitle(post.title)}
      className="border-boundary bg-surface mb-4 space-y-3 border p-4"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      onSubmit={submits(() => {
        const ahead = timeAhead(value, Date.now());
        setRefused(ahead === null);
        if (ahead) onMove(post, ahead);
      })}
    >
      <p className="font-semibold">
        <span>{post.title}</span>{' '}
        <SiteLink className="ms-2 text-sm font-normal" to={`${blogToolPath}/${post.id}`}>
          {texts.open}
        </SiteLink>
      </p>
      <div className="flex flex-wrap items-end gap-3">
        {isScheduled && (
          <>
            <TimeField
              label={texts.label}
              required
              value={value}
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
