import { formatEdition } from '@talent/sdk/format';
import { movedMonth, weeksOf } from '@talent/ui/calendar-days';
import { toast, useSearchParams } from '@talent/sdk';
import { useState, type ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { Loaded } from '../../../queries/loaded';
import { queryClient } from '../../../queries/query-client';
import { useChange } from '../../../queries/use-data';
import { formatUtc } from '../../../time/utc';
import { blogQueries, type CalendarPost } from '../queries';
import { movePost } from '../api/save-post';
import { calendarTexts as texts } from '../content/calendar-texts';
import { localDay, movedTo } from './calendar-time';
import { MonthGrid } from './month-grid';
import { MovePanel } from './move-panel';

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

/** Moves a post at once, with a way back. */
function useMove() {
  const [problem, setProblem] = useState('');
  const change = useChange({
    failure: 'A post was not moved',
    mutationFn: async ({ post, time }: { post: CalendarPost; time: string }) => ({
      outcome: await movePost({ ...post, publishedAt: time }),
      post,
      time,
    }),
    onSuccess: async ({ outcome, post, time }) => {
      setProblem(outcome === 'conflict' ? texts.conflict : '');
      await queryClient.invalidateQueries({ queryKey: ['blog', 'calendar'] });
      if (outcome === 'conflict') return;
      const moved = { ...post, version: post.version + 1, publishedAt: time };
      toast({
        title: texts.moved(`${formatUtc(time)} UTC`),
        action: { label: texts.undo, onAction: () => move(moved, post.publishedAt) },
      });
    },
    onError: () => setProblem(texts.notMoved),
  });
  function move(post: CalendarPost, time: string): void {
    if (post.publishedAt === time) return;
    if (Date.parse(time) <= Date.now()) return setProblem(texts.past);
    change.mutate({ post, time });
  }
  return { move, problem };
}
