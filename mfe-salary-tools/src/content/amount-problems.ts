import type { AmountProblem } from '../calculations/read-amount';

/** The message for each problem of an amount. */
export const amountProblems: Readonly<Record<AmountProblem, string>> = {
  'not-a-number': 'This does not read as a number. Write it like 150k or 150,000.',
  negative: 'Write an amount of zero or more.',
  'too-large': 'This amount is too large for the field. Did you type an extra digit?',
  ambiguous:
    'The comma or point is ambiguous. Write thousands like 150,000 or 150k, and decimals like 12.5.',
};
