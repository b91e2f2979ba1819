import { calculatorHireText } from '../content/calculator-hire-text';
import type { NumberField } from '../state/figures';

const { employment, contract, extras } = calculatorHireText;

const labels: Partial<Record<NumberField, string>> = {
  salary: employment.salary,
  salaryBonus: employment.salaryBonus,
  salarySignOn: employment.salarySignOn,
  benefits: employment.benefits,
  otherCharges: employment.otherCharges.US,
  equipment: employment.equipment,
  fee: employment.fee,
  rate: contract.rate,
  unitsAMonth: contract.unitsAMonth.day,
  markup: contract.markup,
  contractEquipment: `${contract.legend}: ${contract.equipment}`,
  ...extras,
};

/** The name of a field of a hire where it is spoken of outside its form. */
export function hireLabel(field: NumberField): string {
  return labels[field] ?? field;
}
