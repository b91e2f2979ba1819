import { assessmentText as text } from './content/assessment-text';

/** How many questions have an answer, as words and as a line. */
export function ProgressBar({ done, all }: { done: number; all: number }) {
  return (
    <div className="mt-3">
      <p className="text-sm text-ink-muted tabular-nums">{text.answered(done, all)}</p>
      <div
        role="progressbar"
        aria-label={text.progress}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={done}
        className="mt-2"
      >
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${all} 1`}
          preserveAspectRatio="none"
          className="block h-1 w-full"
        >
          <rect width={all} height="1" className="fill-rule" />
          <rect width={done} height="1" className="fill-signal forced-colors:fill-[Highlight]" />
        </svg>
      </div>
    </div>
  );
}
