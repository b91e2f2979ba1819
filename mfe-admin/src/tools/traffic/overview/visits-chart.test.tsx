// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/staff-page';
import type { TrafficOverview } from '../api/overview';
import { VisitsChart } from './overview-figures';

const day = (name: string, visitors: number) => ({ day: name, visitors, views: visitors });

it.each([
  ['compares with a period that had visitors', 2, true],
  ['draws no line of zeros where there was no period before', 0, false],
])('%s', async (_, before, isCompared) => {
  const days = [day('2026-11-29', 3), day('2026-11-30', 4)];
  const daysBefore = [day('2026-11-27', 0), day('2026-11-28', before)];
  const overview = { days, daysBefore, marks: [] } as unknown as TrafficOverview;
  renderPage(() => <VisitsChart overview={overview} figure="visitors" onFigure={vi.fn()} />);
  expect((await screen.findAllByText(/This period/)).length).toBeGreaterThan(0);
  expect(screen.queryAllByText(/Period before/).length > 0).toBe(isCompared);
});
