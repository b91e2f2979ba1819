import { calculatorHireText } from '../content/calculator-hire-text';
import { calculatorText } from '../content/calculator-text';
import type { NumberField } from '../state/figures';

const { offer, choices, total } = calculatorText;
const { employment, contract, extras } = calculatorHireText;

const offerLabels = {
  base: offer.base,
  bonusPercent: `${offer.bonus}, %`,
  bonusAmount: offer.bonus,
  grant: offer.grant,
  share1: `${offer.share} 1, ${offer.shareUnit}`,
  share2: `${offer.share} 2, ${offer.shareUnit}`,
  share3: `${offer.share} 3, ${offer.shareUnit}`,
  share4: `${offer.share} 4, ${offer.shareUnit}`,
  signOn: offer.signOn,
} as const;

const labels: Readonly<Record<string, string>> = {
  years: choices.years,
  ...offerLabels,
  ...Object.fromEntries(
    Object.entries(offerLabels).map(([name, label]) => [`${name}B`, `${total.offers.b}: ${label}`]),
  ),
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
} satisfies Partial<Record<NumberField, string>>;

/** The name of a field where it is spoken of outside its form. */
export function labelOf(field: NumberField): string {
  return labels[field] ?? field;
}
