import { Link } from '@talent/ui/link';
import { useRef } from 'react';
import { useCoveredBottom } from '../../../controls/use-covered-bottom';
import { calculatorText } from '../content/calculator-text';
import { FieldLink } from '../fields/no-total';
import { figuresStore, isExample } from '../state/figures-store';
import type { Summary } from './summary';

const { summary: text, example } = calculatorText;

/** Id of the results, which the bar leads to. */
export const RESULT_ID = 'result';

/**
 * The key figure at the bottom of the window while the form is in view. The results say the same to screen readers, so it
 * is no live region. Its link has no amount in its text, because analytics record the text of links.
 * @param age - of the figures that the percentile is from
 */
export function SummaryBar({ summary, age = '' }: { summary: Summary; age?: string }) {
  const bar = useRef<HTMLDivElement>(null);
  useCoveredBottom(bar);
  return (
    <div
      ref={bar}
      role="group"
      aria-label={text.label}
      className="sticky bottom-[var(--covered,0px)] z-10 flex min-h-16 items-center justify-between gap-3 border border-t-2 border-rule border-t-ink bg-surface px-3 py-2 print:hidden"
    >
      <SummaryText summary={summary} age={age} isExample={isExample(figuresStore())} />
      <Link href={`#${RESULT_ID}`} className="inline-flex min-h-11 shrink-0 items-center text-sm">
        {text.details}
      </Link>
    </div>
  );
}

interface SummaryTextProps {
  summary: Summary;
  age: string;
  isExample: boolean;
}

function SummaryText({ summary, age, isExample }: SummaryTextProps) {
  switch (summary.status) {
    case 'empty':
      return <p className="text-sm text-ink-muted">{text.empty}</p>;
    case 'invalid':
      return (
        <p className="text-sm">
          {text.check} <FieldLink field={summary.field} label={summary.label} />
        </p>
      );
    case 'result':
      return (
        <p className="min-w-0 text-sm leading-snug">
          <strong translate="no" className="text-lg font-semibold tabular-nums">
            {summary.figure}
          </strong>{' '}
          <span className="text-ink-muted">
            {`${summary.label}${isExample ? ` (${example.short})` : ''}`}
          </span>
          {summary.place && (
            <>
              <span className="block">{summary.place}</span>
              <span className="block text-xs text-ink-muted">{age}</span>
            </>
          )}
        </p>
      );
  }
}
