import type { ContractWork, Employment } from '../hiring/hiring-cost';

/** Employment in the United States that costs nothing but what a test gives it. */
export function employmentTerms(differences: Partial<Employment> = {}): Employment {
  return {
    country: 'US',
    isQuebec: false,
    salary: 0,
    bonusPercent: 0,
    signOn: 0,
    otherCharges: 0,
    benefitsPercent: 0,
    equipment: 0,
    feePercent: 0,
    ...differences,
  };
}

/** A contract that costs nothing but what a test gives it. */
export function contractTerms(differences: Partial<ContractWork> = {}): ContractWork {
  return { rate: 0, unitsAMonth: 0, markupPercent: 0, equipment: 0, ...differences };
}
