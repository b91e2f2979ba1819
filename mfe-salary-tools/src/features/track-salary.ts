import { track } from '@talent/sdk';

/**
 * Records an action in the salary tools for analytics.
 * @param facts - never an amount, a percentile, nor anything that was typed
 */
export function trackSalary(
  interaction: string,
  facts: Readonly<Record<string, string | number | boolean | null>> = {},
): void {
  track({ event_type: 'salary_dashboard_interaction', metadata: { interaction, ...facts } });
}
