import { addCosts, contractCost, employmentCost, timesPeople } from './hiring-cost';
import type { ContractWork, CostLine, Employment } from './hiring-cost';

/** The forms of engagement that the agency offers. */
export type EngagementModel = 'permanent' | 'contract' | 'contract-to-hire' | 'team';

/** An engagement with its terms; each form uses those that it needs. */
export interface Engagement {
  model: EngagementModel;
  contract: ContractWork;
  employment: Employment;
  /** Contract-to-hire: months of contract before the employment. */
  contractMonths: number;
  /** Contract-to-hire: paid once, when the contract turns into employment. */
  conversionFee: number;
  /** Team: how many people are on these terms at once. */
  contractors: number;
  employees: number;
}

/** The cost of an engagement until the end of a month, line by line, not rounded. */
export function engagementCost(engagement: Engagement, months: number): CostLine[] {
  const { contract, employment, contractMonths } = engagement;
  switch (engagement.model) {
    case 'permanent':
      return employmentCost(employment, months);
    case 'contract':
      return contractCost(contract, months);
    case 'contract-to-hire': {
      const employed = Math.max(months - contractMonths, 0);
      // The fee of a search belongs to the contract; equipment is bought once.
      const hired = { ...employment, feePercent: 0, equipment: 0 };
      return addCosts(
        contractCost(contract, Math.min(months, contractMonths)),
        employmentCost(hired, employed),
        [{ name: 'conversion', amount: employed > 0 ? engagement.conversionFee : 0 }],
      );
    }
    case 'team':
      return addCosts(
        timesPeople(employmentCost(employment, months), engagement.employees),
        timesPeople(contractCost(contract, months), engagement.contractors),
      );
  }
}
