// @vitest-environment jsdom
import { DataError } from '@talent/data/errors';
import { reportText } from '@talent/jobs/report-text';
import { makeFigures } from '@talent/jobs/testing/make-figures';
import { useSearchParams } from '@talent/sdk';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/staff-page';
import type { WeeklyReport } from '../api/weekly-report';
import { readStep } from '../steps/step-props';
import { ReportWorkspace } from './report-workspace';

const api = vi.hoisted(() => ({
  calls: [] as string[],
  saved: null as object | null,
  theirs: null as WeeklyReport | null,
  previewed: null as object | null,
  answer: null as PromiseWithResolvers<WeeklyReport> | null,
}));

vi.mock('../api/weekly-report', async (original) => {
  const change = (name: string) => (input: object) => {
    api.calls.push(name);
    if (name === 'save') api.saved = input;
    api.answer = Promise.withResolvers<WeeklyReport>();
    return api.answer.promise;
  };
  return {
    ...(await original<object>()),
    fetchWeeklyReport: () => Promise.resolve(api.theirs),
    listWeeklyReports: () => Promise.resolve(new Map()),
    measureWeeklyReport: change('measure'),
    saveWeeklyReport: change('save'),
    publishWeeklyReport: change('publish'),
  };
});
vi.mock('../api/newsletter', () => ({
  listLeftOut: vi.fn<() => Promise<never>>(),
  fetchNewsletterCampaign: () => Promise.resolve(null),
  countReportReaders: () => Promise.resolve({ readers: 0, leftOut: 0 }),
}));
vi.mock('../api/report-steps', () => ({
  fetchReportSchedule: () => Promise.resolve('prepares'),
  fetchReportNotes: () =>
    Promise.resolve({
      ...{ measured: null, written: null, published: null, sent: null, drafted: null, post: null },
      previewed: api.previewed,
    }),
  noteReportPreview: () => {
    api.calls.push('preview');
    api.previewed = { at: '2026-11-23T07:00:00Z', by: { kind: 'server' } };
    return Promise.resolve();
  },
}));

const figures = makeFigures();
const report: WeeklyReport = {
  ...reportText(figures),
  week: '2026-11-16',
  figures,
  status: 'draft',
  postId: null,
  version: 2,
};

beforeEach(() => {
  api.calls = [];
  api.previewed = null;
});

function Tool({ patch }: { patch: Partial<WeeklyReport> }) {
  const [search, setSearch] = useSearchParams();
  return (
    <ReportWorkspace
      initial={{ ...report, ...patch }}
      isNew={false}
      step={readStep(search.get('step'))}
      addressOf={(step) => `/?step=${step}`}
      go={(step) => setSearch({ step })}
    />
  );
}

async function open(step: string, patch: Partial<WeeklyReport> = {}): Promise<void> {
  renderPage(() => <Tool patch={patch} />, { path: `/?step=${step}` });
  await screen.findByRole('navigation', { name: 'Steps of the report' });
}
const find = (name: string) => screen.findByRole('button', { name });
const text = () => screen.findByLabelText<HTMLTextAreaElement>(/^Text \(Markdown\)/);
const press = async (name: string) => {
  const button = await find(name);
  await act(async () => fireEvent.click(button));
};
const key = (pressed: string, init: KeyboardEventInit = {}) =>
  act(async () =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed, ...init }),
  );
async function saveTooLate(): Promise<void> {
  await press('Save');
  await act(async () => api.answer?.reject(new DataError('PT409', 'changed')));
  await screen.findByText(/Someone else changed this report in the meantime/);
  api.theirs = { ...report, text: 'Theirs.', version: 5 };
}
const current = () => document.querySelector('[aria-current="step"]')?.textContent;

it('is saved with Ctrl and S, and not published before it is stored', async () => {
  await open('write');
  fireEvent.change(await text(), { target: { value: 'Mine.' } });
  await key('s', { ctrlKey: true });
  expect(api.calls).toEqual(['save']);
  await key('4');
  const publish = await find('Publish');
  fireEvent.click(publish);
  expect(api.calls).toEqual(['save']);
  await act(async () => api.answer?.resolve({ ...report, text: 'Mine.', version: 3 }));
  await waitFor(() => expect(publish.getAttribute('aria-disabled')).toBe('false'));
  await press('Publish');
  expect(api.calls).toEqual(['save', 'publish']);
});

it('stores what was typed when another step is opened', async () => {
  await open('write');
  fireEvent.change(await text(), { target: { value: 'Mine.' } });
  fireEvent.click(screen.getByRole('link', { name: /Preview/ }));
  await screen.findByText('Save your changes first.');
  expect(api.calls).toEqual(['save']);
  await act(async () => api.answer?.resolve({ ...report, text: 'Mine.', version: 3 }));
  await press('It is right: continue');
  expect(api.calls).toEqual(['save', 'preview']);
  await find('Publish');
  expect(current()).toMatch(/^4Publish/);
});

it('moves through the steps with arrow and number keys, but never while a person types, and has one primary button', async () => {
  await open('publish');
  const [first, second] = screen.getAllByRole('link');
  first?.focus();
  await key('ArrowRight');
  expect(document.activeElement).toBe(second);
  await key('Home');
  expect(document.activeElement).toBe(first);
  screen.getByRole('link', { name: 'Next: write the report' });
  await key('2');
  const field = await text();
  await find('Continue to preview');
  expect(screen.queryByRole('link', { name: /^Next:/ })).toBeNull();
  expect(current()).toMatch(/^2Write/);
  field.focus();
  await key('3');
  expect(current()).toMatch(/^2Write/);
});

it('asks before an edited text is replaced, and keeps it when the answer is no', async () => {
  await open('write', { text: 'Words of a person.' });
  await press('Measure again …');
  screen.getByText(/This text was edited by hand/);
  await press('Cancel');
  expect(api.calls).toEqual([]);
  expect((await text()).value).toBe('Words of a person.');
});

it.each([
  ['Take their text', 'Theirs.', 2],
  ['Save my text over theirs', 'Mine.', 5],
])('keeps the edited text over a conflict, and %s leaves %s', async (choice, left, version) => {
  await open('write');
  fireEvent.change(await text(), { target: { value: 'Mine.' } });
  await saveTooLate();
  expect((await text()).value).toBe('Mine.');
  await press(choice);
  await waitFor(async () => expect((await text()).value).toBe(left));
  expect(api.saved).toMatchObject({ text: 'Mine.', version });
});

it('has the words back that a crashed tab had not saved', async () => {
  leaveDraft(2);
  await open('write');
  await waitFor(async () => expect((await text()).value).toBe('Of before.'));
  screen.getByText('Unsaved changes');
  await press('Save');
  expect(api.saved).toMatchObject({ text: 'Of before.', version: 2 });
  await act(async () => api.answer?.resolve({ ...report, ...words, version: 3 }));
  await waitFor(() => expect(drafts()).toEqual([]));
});

it('lets a person choose where the report was saved by someone else after the crash', async () => {
  leaveDraft(1);
  await open('write');
  await waitFor(async () => expect((await text()).value).toBe('Of before.'));
  await saveTooLate();
  expect(api.saved).toMatchObject({ text: 'Of before.', version: 1 });
  await press('Save my text over theirs');
  expect(api.saved).toMatchObject({ text: 'Of before.', version: 5 });
});

const words = { title: 'A week', description: 'Jobs.', text: 'Of before.' };

function leaveDraft(version: number) {
  const draft = { at: new Date().toISOString(), content: { words, version } };
  localStorage.setItem('staff-draft:weekly-report:2026-11-16:crashed', JSON.stringify(draft));
}

function drafts(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith('staff-draft:'));
}
