// @vitest-environment jsdom
import { trackQueue } from '@talent/sdk';
import { expect, it } from 'vitest';
import { trackCalculator } from '../calculator/state/track-calculator';
import { trackOffer } from '../offer/track-offer';
import { trackDashboard } from './track-dashboard';

it('records actions of the dashboard, the calculator and a placed offer under the name of the specification', () => {
  trackDashboard('filter', { role: 'data-scientist', level: null });
  trackCalculator({ action: 'two-offers' });
  trackOffer({ action: 'copy-link', with_figures: true });
  expect(trackQueue.getState().map(({ event }) => event)).toEqual([
    {
      event_type: 'salary_dashboard_interaction',
      metadata: { interaction: 'filter', role: 'data-scientist', level: null },
    },
    {
      event_type: 'salary_dashboard_interaction',
      metadata: { interaction: 'calculator', action: 'two-offers' },
    },
    {
      event_type: 'salary_dashboard_interaction',
      metadata: { interaction: 'offer', action: 'copy-link', with_figures: true },
    },
  ]);
});
