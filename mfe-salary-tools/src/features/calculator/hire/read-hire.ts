import type { Engagement } from '../../../calculations/hiring/engagement-cost';
import { calculatorHireText } from '../content/calculator-hire-text';
import type { Choices } from '../state/choices';
import { readChoice } from '../../../calculations/read-choice';
import { numberIn, unreadable, type Figures, type NumberField } from '../state/figures';

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
  markup: contract.markup,
  contractEquipment: `${contract.legend}: ${contract.equipment}`,
  ...extras,
};

/** The name of a field of a hire where it is spoken of outside its form. */
export function hireLabel(field: NumberField, time: 'day' | 'hour' = 'day'): string {
  return field === 'unitsAMonth' ? contract.unitsAMonth[time] : (labels[field] ?? field);
}

/** A hire as typed. Empty or unreadable fields count as 0. */
export type TypedHire = ReturnType<typeof readHire>;

const quebec: readonly string[] = ['QC', 'montreal'];

export function readHire(
  figures: Figures,
  { country, region }: Pick<Choices, 'country' | 'region'>,
) {
  const amount = (field: NumberField) => numberIn(figures, field) ?? 0;
  // Months and people are counted whole.
  const whole = (field: NumberField) => Math.floor(amount(field));
  const isMissing = (field: NumberField) => amount(field) === 0;
  const engagement: Engagement = {
    model: readChoice(calculatorHireText.models, figures.model) ?? 'permanent',
    employment: {
      country,
      isQuebec: country === 'CA' && quebec.includes(region ?? ''),
      salary: amount('salary'),
      bonusPercent: amount('salaryBonus'),
      signOn: amount('salarySignOn'),
      otherCharges: amount('otherCharges'),
      benefitsPercent: amount('benefits'),
      equipment: amount('equipment'),
      feePercent: amount('fee'),
    },
    contract: {
      rate: amount('rate'),
      unitsAMonth: amount('unitsAMonth'),
      markupPercent: amount('markup'),
      equipment: amount('contractEquipment'),
    },
    contractMonths: whole('contractMonths'),
    conversionFee: amount('conversionFee'),
    employees: whole('employees'),
    contractors: whole('contractors'),
  };
  return {
    engagement,
    /** Required fields of the chosen form that are empty or unreadable. */
    needed: neededFields(engagement).filter(isMissing),
    /** Fields of the form that cannot be read: until they can, there is no total. */
    problems: unreadable(figures, [...shownFields, ...(extraFields[engagement.model] ?? [])]),
    /** Whether both forms can be compared. */
    isComparable: !['salary' as const, ...ofContract].some(isMissing),
  };
}

/** The unit of time that a contract is invoiced by. */
export function rateUnitOf({ rateUnit }: Figures): 'hour' | 'day' {
  return rateUnit === 'hour' ? 'hour' : 'day';
}

const ofContract = ['rate', 'unitsAMonth'] as const;

const shownFields = [
  'salary',
  'salaryBonus',
  'salarySignOn',
  'benefits',
  'otherCharges',
  'equipment',
  'fee',
  ...ofContract,
  'markup',
  'contractEquipment',
] as const satisfies readonly NumberField[];

const extraFields: Partial<Record<Engagement['model'], readonly NumberField[]>> = {
  'contract-to-hire': ['contractMonths', 'conversionFee'],
  team: ['employees', 'contractors'],
};

function neededFields({ model, employees, contractors }: Engagement): readonly NumberField[] {
  switch (model) {
    case 'permanent':
      return ['salary'];
    case 'contract':
      return ofContract;
    case 'contract-to-hire':
      return ['salary', ...ofContract, 'contractMonths'];
    case 'team':
      if (employees + contractors === 0) return ['employees', 'contractors'];
      return [
        ...(employees > 0 ? ['salary' as const] : []),
        ...(contractors > 0 ? ofContract : []),
      ];
  }
}
