import { track } from '@talent/sdk';

/** An action in the calculator as analytics record it: never an amount, nor anything that was typed. */
export type CalculatorAction =
  | { action: 'view'; view: string }
  | { action: 'role'; role: string }
  | { action: 'role-from-skills'; role: string }
  | { action: 'model'; model: string }
  | { action: 'two-offers' }
  | { action: 'one-offer' }
  | { action: 'clear' };

export function trackCalculator(action: CalculatorAction): void {
  track({
    event_type: 'salary_dashboard_interaction',
    metadata: { interaction: 'calculator', ...action },
  });
}
