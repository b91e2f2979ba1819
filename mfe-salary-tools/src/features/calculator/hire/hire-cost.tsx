import type { Currency } from '@talent/ui/format-pay';
import { engagementCost } from '../../../calculations/hiring/engagement-cost';
import { calculatorHireText } from '../content/calculator-hire-text';
import type { Choices } from '../state/choices';
import type { Figures, NumberField } from '../state/figures';
import { CostTable } from './cost-table';
import { RateNotes } from './rate-notes';
import { isInQuebec, readHire } from './read-hire';

const { cost: text } = calculatorHireText;

interface HireCostProps {
  figures: Figures;
  choices: Choices;
  currency: Currency;
}

/** The cost of the first year of an engagement, or the fields that are still needed for it. */
export function HireCost({ figures, choices, currency }: HireCostProps) {
  const { needed, engagement } = readHire(figures, choices);
  return (
    <>
      {needed.length > 0 ? (
        <p className="text-ink-muted">
          {text.empty} {needed.map((field) => fieldLabel(field, figures)).join(', ')}.
        </p>
      ) : (
        <CostTable lines={engagementCost(engagement, 12)} currency={currency} />
      )}
      <RateNotes country={choices.country} isQuebec={isInQuebec(choices)} />
    </>
  );
}

/** The label of a field that a cost needs, in lower case. */
function fieldLabel(field: NumberField, { rateUnit }: Figures): string {
  const { employment, contract, extras } = calculatorHireText;
  const labels: Partial<Record<NumberField, string>> = {
    salary: employment.salary,
    rate: contract.rate,
    unitsAMonth: contract.unitsAMonth[rateUnit === 'hour' ? 'hour' : 'day'],
    ...extras,
  };
  return (labels[field] ?? field).toLowerCase();
}
