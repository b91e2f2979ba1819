// @vitest-environment jsdom
import { trackQueue } from '@talent/sdk';
import { expect, it } from 'vitest';
import { trackCalculator } from '../calculator/state/track-calculator';
import { trackDashboard } from './track-dashboard';

it('records actions of the dashboard and the calculator under the name of the specification', () => {
  trackDashboard('filter', { role: 'data-scientist', level: null });
  trackCalculator({ action: 'copy-link', with_figures: true });
  expect(trackQueue.getState().map(({ event }) => event)).toEqual([
    {
      event_type: 'salary_dashboard_interaction',
      metadata: { interaction: 'filter', role: 'data-scientist', level: null },
    },
    {
      event_type: 'salary_dashboard_interaction',
      metadata: { interaction: 'calculator', action: 'copy-link', with_figures: true },
    },
  ]);
});
