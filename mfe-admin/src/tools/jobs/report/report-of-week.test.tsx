// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ReportOfWeek } from './report-of-week';

const asked = vi.hoisted(() => new Set<string>());

/** A query that is asked and does not answer. */
const pending = vi.hoisted(() => (name: string) => () => {
  asked.add(name);
  return new Promise<never>(() => undefined);
});

vi.mock('../api/weekly-report', () => ({
  fetchWeeklyReport: pending('report'),
  listWeeklyReports: pending('statuses'),
}));
vi.mock('../api/report-steps', () => ({ fetchReportNotes: pending('notes') }));
vi.mock('../api/newsletter', () => ({
  fetchNewsletterCampaign: pending('newsletter'),
  countReportReaders: pending('readers'),
}));

it('asks for the steps and the newsletter of a week beside its report', () => {
  renderPage(() => (
    <ReportOfWeek week="2026-11-16" step={null} addressOf={() => '/'} go={() => undefined} />
  ));
  screen.getByText('Loading the report');
  expect([...asked].sort()).toEqual(['newsletter', 'notes', 'report']);
});
