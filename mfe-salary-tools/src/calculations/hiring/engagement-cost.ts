import { addCosts, contractCost, employmentCost, timesPeople } from './hiring-cost';
import type { ContractWork, CostLine, Employment } from './hiring-cost';

/** The forms of engagement that the agency offers. */
export type Engagement =
  | { model: 'permanent'; employment: Employment }
  | { model: 'contract'; contract: ContractWork }
  /** A contract of some months, then employment on `employment`'s terms. */
  | {
      model: 'contract-to-hire';
      contract: ContractWork;
      employment: Employment;
      contractMonths: number;
      /** Once, when the contract turns into employment. */
      conversionFee: number;
    }
  /** Several people at once, some employed and some on contract, on the same terms each. */
  | {
      model: 'team';
      contract: ContractWork;
      employment: Employment;
      contractors: number;
      employees: number;
    };

export type EngagementModel = Engagement['model'];

/** The cost of an engagement until the end of a month, line by line, not rounded. */
export function engagementCost(engagement: Engagement, months: number): CostLine[] {
  switch (engagement.model) {
    case 'permanent':
      return employmentCost(engagement.employment, months);
    case 'contract':
      return contractCost(engagement.contract, months);
    case 'contract-to-hire': {
      const { contract, employment, contractMonths, conversionFee } = engagement;
      const employed = Math.max(months - contractMonths, 0);
      // The fee of a search belongs to the contract; equipment is bought once.
      const hired = { ...employment, feePercent: 0, equipment: 0 };
      return addCosts(
        contractCost(contract, Math.min(months, contractMonths)),
        employmentCost(hired, employed),
        [{ name: 'conversion', amount: employed > 0 ? conversionFee : 0 }],
      );
    }
    case 'team':
      return addCosts(
        timesPeople(employmentCost(engagement.employment, months), engagement.employees),
        timesPeople(contractCost(engagement.contract, months), engagement.contractors),
      );
  }
}
