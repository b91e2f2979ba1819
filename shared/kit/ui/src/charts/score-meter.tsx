import { useId, type ReactNode } from 'react';

export type ScoreMeterProps = {
  label: ReactNode;
  /** 0 to 100. A value outside is shown at the nearer end, NaN as 0. */
  value: number;
  /** How the value is written; the rounded number by default. */
  valueText?: string | undefined;
};

/** A score between 0 and 100 as a bar with its label and figure. */
export function ScoreMeter({ label, value, valueText }: ScoreMeterProps) {
  const labelId = useId();
  const score = Math.min(100, Math.max(0, value || 0));
  const written = valueText ?? String(Math.round(score));
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-1">
        <span id={labelId}>{label}</span>
        <span aria-hidden="true" className="font-semibold tabular-nums">
          {written}
        </span>
      </div>
      <div
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={score}
        aria-valuetext={written}
      >
        {/* The length is an attribute of the drawing: the content security policy allows no inline style. */}
        <svg
          aria-hidden="true"
          viewBox="0 0 100 8"
          preserveAspectRatio="none"
          className="block h-2 w-full"
        >
          <rect width="100" height="8" className="fill-rule" />
          <rect width={score} height="8" className="fill-signal forced-colors:fill-[Highlight]" />
        </svg>
      </div>
    </div>
  );
}
