// @vitest-environment jsdom
import { DataError } from '@talent/data/errors';
import { makeFigures } from '@talent/jobs/testing/make-figures';
import { reportText } from '@talent/jobs/report-text';
import { renderPage } from '@talent/testing/render-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WeeklyReport } from '../api/weekly-report';
import { ReportWorkspace } from './report-workspace';

const api = vi.hoisted(() => ({
  calls: [] as string[],
  answer: null as PromiseWithResolvers<WeeklyReport> | null,
}));

vi.mock('../api/report-change', () => {
  const change = (name: string) => () => {
    api.calls.push(name);
    api.answer = Promise.withResolvers<WeeklyReport>();
    return api.answer.promise;
  };
  return {
    measureWeeklyReport: change('measure'),
    saveWeeklyReport: change('save'),
    publishWeeklyReport: change('publish'),
  };
});
vi.mock('../api/newsletter-campaign', () => ({
  fetchNewsletterCampaign: () => Promise.resolve(null),
  countReportReaders: () => Promise.resolve(0),
}));
vi.mock('../api/report-draft', () => ({ isHandedOver: () => Promise.resolve(false) }));

const figures = makeFigures();
const report: WeeklyReport = {
  ...reportText(figures),
  week: '2026-11-16',
  figures,
  status: 'draft',
  postId: null,
  version: 2,
};

beforeEach(() => void (api.calls = []));

async function open(patch: Partial<WeeklyReport> = {}): Promise<void> {
  renderPage(() => <ReportWorkspace initial={{ ...report, ...patch }} />);
  await screen.findByText(/There are no confirmed subscribers/);
}
const publish = () => screen.getByRole('button', { name: 'Publish' });
const text = () => screen.getByLabelText<HTMLTextAreaElement>(/^Text \(Markdown\)/);
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('the report of a week', () => {
  it('is not published while something of it is not stored yet', async () => {
    await open();
    fireEvent.change(text(), { target: { value: 'Mine.' } });
    fireEvent.click(publish());
    expect(api.calls).toEqual([]);
    await press('Save');
    fireEvent.click(publish());
    expect(api.calls).toEqual(['save']);
    await act(async () => api.answer?.resolve({ ...report, text: 'Mine.', version: 3 }));
    await screen.findByRole('button', { name: 'Save' });
    await press('Publish');
    expect(api.calls).toEqual(['save', 'publish']);
  });

  it('asks before an edited text is replaced, and keeps it when the answer is no', async () => {
    await open({ text: 'Words of a person.' });
    await press('Measure again …');
    screen.getByText(/This text was edited by hand/);
    await press('Cancel');
    expect(api.calls).toEqual([]);
    expect(text().value).toBe('Words of a person.');
  });

  it('keeps the edited text when a save fails, and shows the reason', async () => {
    await open();
    fireEvent.change(text(), { target: { value: 'Mine.' } });
    await press('Save');
    await act(async () => api.answer?.reject(new DataError('PT409', 'changed')));
    await screen.findByText(/Someone else changed this report in the meantime/);
    expect(text().value).toBe('Mine.');
  });
});
