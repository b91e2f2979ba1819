import { CalendarDays } from 'lucide-react';
import { Suspense, lazy, useRef, useState, type ComponentProps, type FocusEvent } from 'react';
import { enterValue } from '../enter-value.ts';
import { useOwnList } from '../lists/use-own-list.ts';
import { Field, splitFieldProps, type FieldProps } from './field.tsx';

export type DateFieldProps = Omit<
  ComponentProps<'input'>,
  'children' | 'className' | 'type' | 'ref'
> &
  Omit<FieldProps, 'children'> & {
    /** Also asks for the time of day, in this browser's zone: values are `2026-11-23T09:00`. */
    withTime?: boolean | undefined;
  };

// Most people type a date: the calendar comes when it is opened.
const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

/** Of the calendar, px. */
const WIDTH = 296;

/** The time of a day that was chosen before a time. */
const MORNING = '09:00';

/**
 * A day, `2026-11-23`. It is typed into the browser's own input, in the order of the person's region; a mouse opens a calendar
 * of ours, a phone its own. Firefox draws an opener that no style reaches, so it keeps its calendar. Attributes go to the input.
 */
export function DateField({ withTime = false, ...props }: DateFieldProps) {
  const { frame, control } = splitFieldProps(props);
  const isOurs = useOwnList();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [align, setAlign] = useState<'start' | 'end'>('start');
  const name = typeof frame.label === 'string' ? `Calendar: ${frame.label}` : 'Calendar';

  function open(): void {
    setChosen(input.current?.value.slice(0, 10) || null);
    const { left = 0 } = input.current?.getBoundingClientRect() ?? {};
    setAlign(left + WIDTH > window.innerWidth ? 'end' : 'start');
    setOpen(true);
  }

  function close(): void {
    setOpen(false);
    opener.current?.focus();
  }

  function choose(day: string): void {
    const element = input.current;
    if (!element) return;
    const time = element.value.slice(11) || MORNING;
    const value = withTime ? `${day}T${time}` : day;
    enterValue(element, value);
    element.dispatchEvent(new Event('change', { bubbles: true }));
    close();
  }

  return (
    <Field {...frame}>
      {(tied) => (
        <div
          className="relative"
          onBlur={(event: FocusEvent<HTMLElement>) => {
            if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
          }}
        >
          <input
            {...control}
            {...tied}
            ref={input}
            type={withTime ? 'datetime-local' : 'date'}
            data-calendar={isOurs || undefined}
            className="control tabular-nums data-calendar:pe-11 data-calendar:[&::-webkit-calendar-picker-indicator]:hidden supports-[-moz-appearance:none]:data-calendar:pe-3"
          />
          {isOurs && (
            <button
              ref={opener}
              type="button"
              aria-label={name}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              disabled={control.disabled}
              onClick={() => (isOpen ? close() : open())}
              className="absolute end-0 bottom-0 flex size-11 items-center justify-center text-ink-muted hover:text-ink supports-[-moz-appearance:none]:hidden"
            >
              <CalendarDays aria-hidden="true" className="size-4.5" />
            </button>
          )}
          {isOpen && (
            <Suspense>
              <Calendar
                label={name}
                align={align}
                chosen={chosen}
                today={localDay(new Date())}
                min={control.min?.toString().slice(0, 10)}
                max={control.max?.toString().slice(0, 10)}
                onChoose={choose}
                onClose={close}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  );
}

/** The day in this browser's zone. */
function localDay(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
