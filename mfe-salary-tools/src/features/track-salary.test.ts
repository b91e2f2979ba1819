// @vitest-environment jsdom
import { trackQueue } from '@talent/sdk';
import { expect, it } from 'vitest';
import { trackSalary } from './track-salary';

it('records actions under the name of the specification', () => {
  trackSalary('filter', { role: 'data-scientist', level: null });
  trackSalary('calculator', { action: 'two-offers' });
  expect(trackQueue.getState().map(({ event }) => event)).toEqual([
    {
      event_type: 'salary_dashboard_interaction',
      metadata: { interaction: 'filter', role: 'data-scientist', level: null },
    },
    {
      event_type: 'salary_dashboard_interaction',
      metadata: { interaction: 'calculator', action: 'two-offers' },
    },
  ]);
});
