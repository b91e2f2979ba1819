import { useEffect, useState } from 'react';
import { assessmentText } from './content/assessment-text';
import { TIME_MS, clockText, timeWarning } from './time-left';

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
