// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/staff-page';
import type { TrafficOverview } from '../api/overview';
import { VisitsChart } from './overview-figures';

const day = (name: string, visitors: number) => ({ day: name, visitors, views: visitors });

/** Shows a day after a period with so many visitors. */
function show(before: number): void {
  const days = [day('2026-11-29', 3), day('2026-11-30', 4)];
  const daysBefore = [day('2026-11-27', 0), day('2026-11-28', before)];
  const overview = { days, daysBefore, marks: [] } as unknown as TrafficOverview;
  renderPage(() => <VisitsChart overview={overview} figure="visitors" onFigure={vi.fn()} />);
}

it('compares with a period that had visitors', async () => {
  show(2);
  expect((await screen.findAllByText(/Period before/)).length).toBeGreaterThan(0);
});

it('draws no line of zeros where there was no period before', async () => {
  show(0);
  expect((await screen.findAllByText(/This period/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Period before/)).toBeNull();
});
