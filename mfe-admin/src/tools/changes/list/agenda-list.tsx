import { Link as RouterLink } from '@talent/sdk';
import { Badge } from '@talent/ui/badge';
import { Link } from '@talent/ui/link';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { formatUtc } from '../../../time/utc';
import type { Change } from '../api/to-changes';
import { agendaTexts as text } from '../content/changes';
import { agendaOf } from './agenda';
import type { AgendaDay } from './agenda';

interface AgendaListProps {
  changes: readonly Change[];
  /** In UTC, ISO 8601. */
  today: string;
}

/** The changes as a list: what holds now, then the days to come, then those before, the newest first. */
export function AgendaList({ changes, today }: AgendaListProps): ReactNode {
  const { now, next, earlier } = agendaOf(changes);
  return (
    <>
      {now.length > 0 && (
        <AgendaPart title={text.now}>
          <Entries changes={now} />
        </AgendaPart>
      )}
      {[
        { title: text.next, days: next },
        { title: text.earlier, days: earlier },
      ].map(
        ({ title, days }) =>
          days.length > 0 && (
            <AgendaPart key={title} title={title}>
              {days.map((day) => (
                <Day key={day.day} {...day} isToday={day.day === today} />
              ))}
            </AgendaPart>
          ),
      )}
    </>
  );
}

function AgendaPart({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-6">
      <h3 id={id} className="border-ink border-b pb-1 font-sans text-sm font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Day({ day, changes, isToday }: AgendaDay & { isToday: boolean }): ReactNode {
  const weekday = text.weekdays[new Date(day).getUTCDay()] ?? '';
  return (
    <>
      <h4 className="text-ink-muted pt-3 font-sans text-sm font-normal tabular-nums">
        {weekday}, <time dateTime={day}>{day}</time>
        {isToday && ` (${text.today})`}
      </h4>
      <Entries changes={changes} />
    </>
  );
}

function Entries({ changes }: { changes: readonly Change[] }): ReactNode {
  return (
    <ul>
      {changes.map((change) => (
        <Entry key={change.key} change={change} />
      ))}
    </ul>
  );
}

function Entry({ change }: { change: Change }): ReactNode {
  const { kind, span, title, detail, end, link } = change;
  const iso = new Date(span.from).toISOString();
  const [day, time] = formatUtc(iso).split(' ');
  return (
    <li className="border-rule grid gap-x-4 gap-y-0.5 border-b py-2 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      <p className="text-sm tabular-nums">
        <time dateTime={iso}>{change.state === 'now' ? `${day} ${time}` : time}</time>
        {end && <span className="text-ink-muted block">{end}</span>}
      </p>
      <div className="min-w-0">
        <p>
          <Badge>{text.kinds[kind]}</Badge>
          <Link asChild tone="ink" className="ml-2 wrap-anywhere">
            <RouterLink to={link}>{title}</RouterLink>
          </Link>
        </p>
        <p className="text-ink-muted text-sm wrap-anywhere">{detail}</p>
      </div>
    </li>
  );
}
