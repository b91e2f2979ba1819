import type { Engagement, EngagementModel } from '../../../calculations/hiring/engagement-cost';
import type { ContractWork, Employment } from '../../../calculations/hiring/hiring-cost';
import type { Choices } from '../state/choices';
import { numberIn } from '../state/figures';
import type { Figures, NumberField } from '../state/figures';

/** The forms of engagement, in the order in which they are offered. */
export const models = [
  'permanent',
  'contract',
  'contract-to-hire',
  'team',
] as const satisfies readonly EngagementModel[];

/** A hire as typed. Empty or unreadable fields count as 0. */
export interface TypedHire {
  engagement: Engagement;
  employment: Employment;
  contract: ContractWork;
  /** Required fields of the chosen form that are empty or unreadable. */
  needed: readonly NumberField[];
  /** Whether both forms can be compared. */
  isComparable: boolean;
}

/** The regions of the data that are in Quebec. */
const quebec: readonly string[] = ['QC', 'montreal'];

export function isInQuebec({ country, region }: Pick<Choices, 'country' | 'region'>): boolean {
  return country === 'CA' && quebec.includes(region ?? '');
}

export function readHire(figures: Figures, place: Pick<Choices, 'country' | 'region'>): TypedHire {
  const amount = (field: NumberField) => numberIn(figures, field) ?? 0;
  // Months and people are counted whole.
  const whole = (field: NumberField) => Math.floor(amount(field));
  const employment: Employment = {
    country: place.country,
    isQuebec: isInQuebec(place),
    salary: amount('salary'),
    bonusPercent: amount('salaryBonus'),
    signOn: amount('salarySignOn'),
    otherCharges: amount('otherCharges'),
    benefitsPercent: amount('benefits'),
    equipment: amount('equipment'),
    feePercent: amount('fee'),
  };
  const contract: ContractWork = {
    rate: amount('rate'),
    unitsAMonth: amount('unitsAMonth'),
    markupPercent: amount('markup'),
    equipment: amount('contractEquipment'),
  };
  const model = models.find((each) => each === figures.model) ?? 'permanent';
  const people = { employees: whole('employees'), contractors: whole('contractors') };
  const terms = {
    ...people,
    employment,
    contract,
    contractMonths: whole('contractMonths'),
    conversionFee: amount('conversionFee'),
  };
  const isMissing = (field: NumberField) => amount(field) === 0;
  return {
    engagement: { model, ...terms },
    employment,
    contract,
    needed: neededFields(model, people).filter(isMissing),
    isComparable: !(['salary', 'rate', 'unitsAMonth'] as const).some(isMissing),
  };
}

const ofContract = ['rate', 'unitsAMonth'] as const;

function neededFields(
  model: EngagementModel,
  { employees, contractors }: { employees: number; contractors: number },
): readonly NumberField[] {
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
