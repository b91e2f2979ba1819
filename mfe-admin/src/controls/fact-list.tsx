import type { ReactNode } from 'react';

interface FactsProps {
  /** Terms with their values; one without a value is left out. */
  facts: readonly (readonly [term: string, value: ReactNode])[];
  className?: string;
}

/** Terms and values one after the other. */
export function FactLine({ facts, className = 'text-sm' }: FactsProps) {
  return (
    <dl className={`flex flex-wrap gap-x-6 gap-y-1 tabular-nums empty:hidden ${className}`}>
      {facts.map(([term, value]) => (
        <div key={term} className="flex gap-2">
          <dt className="text-ink-muted">{term}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A column of terms with their values beside it. */
export function FactList({ facts, className = 'text-sm' }: FactsProps) {
  return (
    <dl
      className={`grid gap-x-6 gap-y-2 empty:hidden sm:grid-cols-[max-content_minmax(0,1fr)] ${className}`}
    >
      {facts.map(
        ([term, value]) =>
          value !== null && (
            <div key={term} className="contents">
              <dt className="text-ink-muted">{term}</dt>
              <dd className="min-w-0 wrap-anywhere max-sm:mb-1">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
