import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../button.tsx';
import { movedDay, movedMonth, weeksOf } from './calendar-days.ts';

interface CalendarProps {
  label: string;
  /** The side of the field that it is flush with. */
  align: 'start' | 'end';
  /** The day that is chosen, `2026-11-23`; the focus starts there. */
  chosen: string | null;
  today: string;
  /** First and last day that can be chosen. */
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
  onClose: () => void;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const inWords = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', ...options });

/** The days of a month. Arrow keys move by day and week, Page Up and Page Down by month; Escape leaves the date as it was. */
export function Calendar({
  label,
  align,
  chosen,
  today,
  min,
  max,
  onChoose,
  onClose,
}: CalendarProps) {
  const [at, setAt] = useState(chosen ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const month = at.slice(0, 7);
  const isOff = (day: string): boolean =>
    (min !== undefined && day < min) || (max !== undefined && day > max);

  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [at]);

  function press(event: KeyboardEvent): void {
    const next = movedDay(event.key, at);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  }

  return (
    <div
      role="dialog"
      aria-label={label}
      className={`absolute top-full z-30 mt-1 w-max max-w-[calc(100vw-2rem)] rounded-sm border border-boundary bg-surface p-3 shadow-overlay ${align === 'end' ? 'end-0' : 'start-0'}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The panel around it stays open.
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="mb-2 flex items-center justify-between gap-2">
        <Button
          size="sm"
          variant="secondary"
          aria-label="Previous month"
          onClick={() => setAt(movedMonth(at, -1))}
        >
          ‹
        </Button>
        <p aria-live="polite" className="font-medium">
          {inWords(at, { month: 'long', year: 'numeric' })}
        </p>
        <Button
          size="sm"
          variant="secondary"
          aria-label="Next month"
          onClick={() => setAt(movedMonth(at, 1))}
        >
          ›
        </Button>
      </div>
      <table ref={grid} role="grid" aria-label={label} onKeyDown={press}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name} className="text-sm font-normal text-ink-muted">
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} role="gridcell" aria-selected={day === chosen} className="p-0">
                  <button
                    type="button"
                    tabIndex={day === at ? 0 : -1}
                    aria-label={inWords(day, { dateStyle: 'full' })}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={isOff(day) || undefined}
                    data-chosen={day === chosen || undefined}
                    data-other={!day.startsWith(month) || undefined}
                    onClick={() => {
                      if (!isOff(day)) onChoose(day);
                    }}
                    className="size-9 rounded-sm tabular-nums hover:bg-signal-wash aria-[current=date]:font-semibold aria-[current=date]:underline aria-disabled:text-ink-muted aria-disabled:line-through data-other:text-ink-muted data-chosen:bg-signal data-chosen:text-signal-ink forced-colors:data-chosen:outline-2"
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
