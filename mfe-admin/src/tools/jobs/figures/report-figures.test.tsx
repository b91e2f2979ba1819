// @vitest-environment jsdom
import { makeFigures } from '@talent/jobs/testing/make-figures';
import { makeMarket } from '@talent/jobs/testing/make-market';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/staff-page';
import { ReportFigures } from './report-figures';

it('shows figures beside those of the week before, with source and time, but not the pay of fewer than five postings', () => {
  renderPage(() => <ReportFigures figures={makeFigures()} />);
  screen.getByText('50%');
  screen.getByText('33% the week before');
  screen.getByText(/excluding samples and drafts\. Measured 2026-11-23 06:00 UTC\./);
  const roles = screen.getByRole('table', { name: 'By role' });
  const [, row] = within(roles).getAllByRole('row');
  expect(row?.textContent).toBe('MLOps engineering318+2');
  const pay = screen.getByRole('table', { name: /^Posted pay/ });
  const [, canada, states] = within(pay).getAllByRole('row');
  expect(canada?.textContent).toContain('CA$150,000');
  expect(states?.textContent).toBe(`United States, all roles4${'not shown, n < 5'.repeat(4)}`);
});

it('speaks of no share where fewer than five are open', () => {
  const totals = { ...makeFigures().totals, open: 4, remote: 4 };
  renderPage(() => <ReportFigures figures={makeFigures({ totals })} />);
  screen.getByText('too few');
  expect(screen.queryByText('100%')).toBeNull();
});

it('has the market, and says what is our board', () => {
  renderPage(() => <ReportFigures figures={makeFigures({ market: makeMarket() })} />);
  const market = screen.getByRole('table', { name: /^The job market/ });
  const [, ai, pay] = within(market).getAllByRole('row');
  expect(ai?.textContent).toBe('Postings that name AI termsJune 20265.8%3%17.4%4.5%');
  expect(pay?.textContent).toBe(
    `Postings that state payFebruary 202648.8%${'not published'.repeat(3)}`,
  );
  screen.getByRole('link', { name: 'Hiring Lab, AI Tracker' });
  screen.getByRole('heading', { name: 'Our job board' });
});

it('says that a report on an empty board is about the market', () => {
  renderPage(() => <ReportFigures figures={makeFigures({ roles: [], market: makeMarket() })} />);
  screen.getByText(/The report is about the market alone/);
  expect(screen.queryByText(/Import jobs first/)).toBeNull();
});

it('says what to do where there was no posting, and that a week still runs', () => {
  const nothing = { roles: [], levels: [], modes: [], places: [], pay: [], skills: [] };
  renderPage(() => <ReportFigures figures={makeFigures({ ...nothing, is_over: false })} />);
  screen.getByText(/Import jobs first/);
  screen.getByText(/This week is not over/);
  expect(screen.queryByRole('table')).toBeNull();
});
