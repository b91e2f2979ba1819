// @vitest-environment jsdom
import { makeFigures } from '@talent/jobs/testing/make-figures';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/staff-page';
import { ReportOfWeek } from './report-of-week';

const api = vi.hoisted(() => ({ asked: [] as string[], report: Promise.withResolvers() }));
vi.mock('../../../backend/admin-data', async () => {
  const { fakeBackend } = await import('../../../testing/fake-data');
  const note = (name: string, answer: unknown) => () => (api.asked.push(name), answer);
  const steps = ['measured', 'written', 'previewed', 'published', 'sent', 'drafted', 'post'];
  return fakeBackend({
    weekly_reports: note('report', api.report.promise),
    weekly_report_steps: note('steps', Object.fromEntries(steps.map((name) => [name, null]))),
    newsletter_progress: note('newsletter', null),
    newsletter_counts: () => ({ confirmed: 3, left_out: 0 }),
    jobs_report_settings: () => ({ prepares: true, publishes: false, sends: false }),
  });
});

it('asks for the steps and the newsletter of a week beside its report, and for the steps once', async () => {
  const week = { week: '2026-11-16', step: null, addressOf: () => '/', go: () => undefined };
  renderPage(() => <ReportOfWeek {...week} />);
  screen.getByText('Loading the report');
  const once = ['newsletter', 'report', 'steps'];
  await waitFor(() => expect(api.asked.toSorted()).toEqual(once));
  const words = { title: 'A week', description: 'Jobs.', text: 'Words.' };
  const row = { week: '2026-11-16', status: 'draft', post_id: null, version: 1, ...words };
  api.report.resolve({ ...row, figures: makeFigures() });
  await screen.findByRole('navigation', { name: 'Steps of the report' });
  expect(api.asked.filter((name) => name === 'steps')).toHaveLength(1);
});
