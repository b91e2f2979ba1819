import type { Currency } from '@talent/ui/format-pay';
import type { ReactNode } from 'react';
import { engagementCost } from '../../../calculations/hiring/engagement-cost';
import { calculatorHireText as text } from '../../../content/calculator-hire-text';
import type { Choices } from '../state/choices';
import type { Figures } from '../state/figures';
import { ResultSection } from '../result-section';
import { Comparison } from './comparison';
import { CostTable } from './cost-table';
import { fieldLabel } from './field-label';
import { RateNotes } from './rate-notes';
import { readHire } from './read-hire';

interface HireResultProps {
  figures: Figures;
  choices: Choices;
  currency: Currency;
}

/** The places of the data that lie in Quebec. */
const quebec: readonly string[] = ['QC', 'montreal'];

/** What the first year of an engagement costs, and how contract and employment compare. */
export function HireResult({ figures, choices, currency }: HireResultProps): ReactNode {
  const isQuebec = choices.country === 'CA' && quebec.includes(choices.region ?? '');
  const hire = readHire(figures, { country: choices.country, isQuebec });
  return (
    <>
      <ResultSection title={text.cost.title}>
        {hire.needed.length > 0 ? (
          <p className="text-ink-muted">
            {text.cost.empty} {hire.needed.map((field) => fieldLabel(field, figures)).join(', ')}.
          </p>
        ) : (
          <CostTable lines={engagementCost(hire.engagement, 12)} currency={currency} />
        )}
        <RateNotes country={choices.country} isQuebec={isQuebec} />
      </ResultSection>
      <ResultSection title={text.compare.title}>
        {hire.isComparable ? (
          <Comparison employment={hire.employment} contract={hire.contract} currency={currency} />
        ) : (
          <p className="max-w-prose text-ink-muted">{text.compare.empty}</p>
        )}
      </ResultSection>
    </>
  );
}
