import type { BreakEven } from '../../../calculations/hiring/break-even';
import { COMPARED_MONTHS } from '../../../calculations/hiring/break-even';

/** When employment has become the cheaper form, in a sentence. */
export function breakEvenText(when: BreakEven): string {
  switch (when.status) {
    case 'always':
      return `On these terms the permanent hire costs no more than the contract from the first month on.`;
    case 'never':
      return `On these terms the contract stays the cheaper form for all of the ${COMPARED_MONTHS} months compared.`;
    case 'month':
      return `Break-even in month ${when.month}: from then on the permanent hire has cost no more than the contract.`;
  }
}
