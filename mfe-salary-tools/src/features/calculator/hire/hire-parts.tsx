import { calculatorHireText as text } from '../content/calculator-hire-text';
import { NoTotal } from '../fields/no-total';
import { ResultSection } from '../results/result-section';
import type { Choices } from '../state/choices';
import { figuresStore } from '../state/figures-store';
import { SummaryBar } from '../summary/summary-bar';
import { Comparison } from './comparison';
import { HireCost } from './hire-cost';
import { hireLabel, readHire } from './read-hire';
import { formatPay, type Currency } from '@talent/sdk/format';
import { engagementCost } from '../../../calculations/hiring/engagement-cost';
import { totalCost } from '../../../calculations/hiring/hiring-cost';
import { calculatorText } from '../content/calculator-text';
import type { Figures } from '../state/figures';
import type { Summary } from '../summary/summary';

// The parts of the view for employers. They load together when that view is opened: see `lazy-hire.tsx`.
export { HireFields } from './hire-fields';

interface HirePartProps {
  choices: Choices;
  currency: Currency;
}

/** The cost of the first year of an engagement, and contract and employment compared. */
export function HireResults({ choices, currency }: HirePartProps) {
  const hire = readHire(figuresStore(), choices);
  const problems = hire.problems.map((field) => ({ field, label: hireLabel(field) }));
  return (
    <>
      <ResultSection title={text.cost.title}>
        <HireCost hire={hire} currency={currency} />
      </ResultSection>
      <ResultSection title={text.compare.title}>
        {problems.length > 0 ? (
          <NoTotal fields={problems} />
        ) : hire.isComparable ? (
          <Comparison {...hire.engagement} currency={currency} />
        ) : (
          <p className="max-w-prose text-ink-muted">{text.compare.empty}</p>
        )}
      </ResultSection>
    </>
  );
}

/** The cost of the first year, in sight while typing. */
export function HireSummary({ choices, currency }: HirePartProps) {
  return <SummaryBar summary={hireSummary(figuresStore(), choices, currency)} />;
}

/** Sums up a hire: the cost of its first year. */
export function hireSummary(
  figures: Figures,
  choices: Pick<Choices, 'country' | 'region'>,
  currency: Currency,
): Summary {
  const { engagement, needed, problems } = readHire(figures, choices);
  const [field] = problems;
  if (field) return { status: 'invalid', field, label: hireLabel(field) };
  if (needed.length > 0) return { status: 'empty' };
  const figure = formatPay(totalCost(engagementCost(engagement, 12)), currency);
  return { status: 'result', label: calculatorText.summary.hire, figure, place: null };
}
