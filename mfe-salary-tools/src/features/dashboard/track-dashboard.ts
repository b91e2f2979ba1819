import { track } from '@talent/sdk';

/** Records an action in the dashboard for analytics. */
export function trackDashboard(
  interaction: string,
  facts: Record<string, string | number | null> = {},
): void {
  track({ event_type: 'salary_dashboard_interaction', metadata: { interaction, ...facts } });
}
