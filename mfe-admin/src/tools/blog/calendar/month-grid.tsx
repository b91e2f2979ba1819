import { movedDay } from '@talent/ui/calendar-days';
import { useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { CalendarPost } from '../queries';
import { calendarTexts as texts } from '../content/calendar-texts';
import { listTexts } from '../content/blog-tools';
import { stateAt } from '../../../posts/api/post';
import { statusLabels } from '../../../posts/content/posts';
import { formatMinute, formatWeekday } from '../../../time/format-time';
import { localDay } from './calendar-time';

interface MonthGridProps {
  label: string;
  /** Days by week, `2026-11-24`. */
  weeks: readonly (readonly string[])[];
  month: string;
  today: string;
  posts: readonly CalendarPost[];
  onChoose: (post: CalendarPost) => void;
  /** To another day, at the same time of day. */
  onMove: (post: CalendarPost, day: string) => void;
}

export function MonthGrid(props: MonthGridProps): ReactNode {
  const { label, weeks, month, today, posts, onChoose, onMove } = props;
  const [over, setOver] = useState<string | null>(null);
  const ofDay = (day: string) => posts.filter(({ publishedAt }) => localDay(publishedAt) === day);

  function drop(event: DragEvent, day: string): void {
    event.preventDefault();
    setOver(null);
    const id = event.dataTransfer.getData('text/plain');
    const post = posts.find((one) => String(one.id) === id);
    if (post && stateAt(post, Date.now()) === 'scheduled') onMove(post, day);
  }

  return (
    <>
      {posts.length === 0 && <p className="text-ink-muted mb-3">{texts.empty}</p>}
      <table aria-label={label} className="border-rule w-full table-fixed border max-md:block">
        <thead className="max-md:hidden">
          <tr>
            {texts.weekdays.map((name) => (
              <th
                key={name}
                scope="col"
                className="border-rule border-b px-2 py-1 text-start text-sm"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {weeks.map((week) => (
            <tr key={week[0]} className="max-md:block">
              {week.map((day) => {
                const own = ofDay(day);
                return (
                  <td
                    key={day}
                    aria-current={day === today ? 'date' : undefined}
                    className={`border-rule h-28 border p-1.5 align-top max-md:block max-md:h-auto ${own.length === 0 ? 'max-md:hidden' : ''} ${day === over ? 'bg-signal-wash' : day.startsWith(month) ? 'bg-surface' : ''} ${day.startsWith(month) ? '' : 'text-ink-muted'}`}
                    onDragOver={(event) => {
                      event.preventDefault();
                      setOver(day);
                    }}
                    onDragLeave={() => setOver(null)}
                    onDrop={(event) => drop(event, day)}
                  >
                    <p
                      className={`text-sm tabular-nums ${day === today ? 'text-signal font-semibold' : ''}`}
                    >
                      <span className="md:sr-only">{formatWeekday(day)}</span>
                      <span aria-hidden="true" className="max-md:hidden">
                        {Number(day.slice(-2))}
                      </span>
                    </p>
                    <ul className="mt-1 space-y-1">
                      {own.map((post) => (
                        <li key={post.id}>
                          <PostOfDay post={post} onChoose={onChoose} onMove={onMove} />
                        </li>
                      ))}
                    </ul>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

type PostOfDayProps = Pick<MonthGridProps, 'onChoose' | 'onMove'> & { post: CalendarPost };

function PostOfDay({ post, onChoose, onMove }: PostOfDayProps): ReactNode {
  const state = stateAt(post, Date.now());
  const isScheduled = state === 'scheduled';
  /** Alt with an arrow moves a scheduled post by a day or a week. */
  function press(event: KeyboardEvent): void {
    if (!event.altKey || !isScheduled || !event.key.startsWith('Arrow')) return;
    const day = movedDay(event.key, localDay(post.publishedAt));
    if (day === null) return;
    event.preventDefault();
    onMove(post, day);
  }
  return (
    <button
      type="button"
      draggable={isScheduled}
      aria-keyshortcuts={isScheduled ? 'Alt+ArrowLeft Alt+ArrowRight' : undefined}
      className={`w-full border-s-3 px-1.5 py-1 text-start text-xs [overflow-wrap:anywhere] max-md:min-h-11 ${isScheduled ? 'border-signal bg-signal-wash cursor-grab' : 'border-positive bg-paper'}`}
      onClick={() => onChoose(post)}
      onKeyDown={press}
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', String(post.id))}
    >
      <span className="text-ink-muted tabular-nums">
        {`${formatMinute(post.publishedAt)} ${statusLabels[state]}`}
      </span>
      <span className="text-ink block font-medium">{post.title || listTexts.untitled}</span>
    </button>
  );
}
