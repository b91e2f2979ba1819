import { calculatorHireText as text } from '../../../content/calculator-hire-text';
import type { Figures, NumberField } from '../state/figures';

/** What a field that a cost needs is called, as a part of a sentence. */
export function fieldLabel(field: NumberField, { rateUnit }: Figures): string {
  const labels: Partial<Record<NumberField, string>> = {
    salary: text.employment.salary,
    rate: text.contract.rate,
    unitsAMonth: text.contract.unitsAMonth[rateUnit === 'hour' ? 'hour' : 'day'],
    ...text.extras,
  };
  return (labels[field] ?? field).toLowerCase();
}
