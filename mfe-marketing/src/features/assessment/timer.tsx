import { useEffect, useState } from 'react';
import { assessmentText } from './content/assessment-text';

const { timer: text } = assessmentText;

interface TimerProps {
  startedAtMs: number;
  isOn: boolean;
  onToggle: () => void;
}

/** The rest of the 25 minutes. It only informs: nothing ends when they are over. */
export function Timer({ startedAtMs, isOn, onToggle }: TimerProps) {
  const now = useNow(isOn);
  const left = startedAtMs + TIME_MS - now;
  const warning = isOn ? timeWarning(left) : null;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
      {isOn && (
        <p role="timer" className="text-ink-muted">
          {text.left} <span className="font-semibold text-ink tabular-nums">{clockText(left)}</span>
        </p>
      )}
      <button
        type="button"
        onClick={onToggle}
        className="min-h-11 text-signal underline decoration-1 underline-offset-4 hover:text-signal-hover hover:decoration-2"
      >
        {isOn ? text.hide : text.show}
      </button>
      {/* Always there, so that what appears in it is read out. */}
      <p role="status" className={warning === 'over' ? 'basis-full' : 'sr-only'}>
        {warning === null ? '' : text[warning]}
      </p>
    </div>
  );
}

/** This browser's time, ms; new every second while `isOn`. For what is never rendered on a server. */
function useNow(isOn: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isOn) return;
    const tick = (): void => setNow(Date.now());
    tick();
    const interval = setInterval(tick, 1000);
    return () => clearInterval(interval);
  }, [isOn]);
  return now;
}
const MINUTE_MS = 60_000;

/** Time that an attempt is meant to take. */
const TIME_MS = 25 * MINUTE_MS;

/** The warning for the time left, ms; null while there is plenty. */
export function timeWarning(leftMs: number): 'five' | 'one' | 'over' | null {
  if (leftMs <= 0) return 'over';
  if (leftMs <= MINUTE_MS) return 'one';
  return leftMs <= 5 * MINUTE_MS ? 'five' : null;
}

/** Minutes and seconds, such as `4:05`; never below `0:00`. */
export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
