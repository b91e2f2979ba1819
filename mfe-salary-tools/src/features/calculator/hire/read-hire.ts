import type { PayCountry } from '@talent/data/salary-data';
import type { Engagement, EngagementModel } from '../../../calculations/hiring/engagement-cost';
import type { ContractWork, Employment } from '../../../calculations/hiring/hiring-cost';
import { numberIn } from '../state/figures';
import type { Figures, NumberField } from '../state/figures';

/** The forms of engagement, in the order in which they are offered. */
export const models = [
  'permanent',
  'contract',
  'contract-to-hire',
  'team',
] as const satisfies readonly EngagementModel[];

/** A hire as typed. What is empty or cannot be read counts as nothing. */
export interface TypedHire {
  engagement: Engagement;
  employment: Employment;
  contract: ContractWork;
  /** Fields without which the chosen form has no cost; they are empty or cannot be read. */
  needed: readonly NumberField[];
  /** Whether both forms can be compared. */
  isComparable: boolean;
}

export function readHire(figures: Figures, place: Place): TypedHire {
  const amount = (field: NumberField) => numberIn(figures, field) ?? 0;
  const employment: Employment = {
    country: place.country,
    isQuebec: place.country === 'CA' && place.isQuebec,
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
  const people = {
    employees: whole(amount('employees')),
    contractors: whole(amount('contractors')),
  };
  const isMissing = (field: NumberField) => amount(field) === 0;
  return {
    engagement: engagementOf(model, employment, contract, {
      ...people,
      contractMonths: whole(amount('contractMonths')),
      conversionFee: amount('conversionFee'),
    }),
    employment,
    contract,
    needed: neededFields(model, people).filter(isMissing),
    isComparable: !(['salary', 'rate', 'unitsAMonth'] as const).some(isMissing),
  };
}

/** Where somebody would be employed. */
export interface Place {
  country: PayCountry;
  isQuebec: boolean;
}

interface Extras {
  employees: number;
  contractors: number;
  contractMonths: number;
  conversionFee: number;
}

function engagementOf(
  model: EngagementModel,
  employment: Employment,
  contract: ContractWork,
  { employees, contractors, contractMonths, conversionFee }: Extras,
): Engagement {
  switch (model) {
    case 'permanent':
      return { model, employment };
    case 'contract':
      return { model, contract };
    case 'contract-to-hire':
      return { model, employment, contract, contractMonths, conversionFee };
    case 'team':
      return { model, employment, contract, employees, contractors };
  }
}

const ofContract = ['rate', 'unitsAMonth'] as const;

function neededFields(
  model: EngagementModel,
  { employees, contractors }: Pick<Extras, 'employees' | 'contractors'>,
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

// Months and people are counted whole.
function whole(count: number): number {
  return Math.floor(count);
}
