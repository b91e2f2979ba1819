import { makeFigures } from '@talent/jobs/testing/make-figures';
import { expect, it } from 'vitest';
import type { ReportNotes, StepNote } from '../api/report-steps';
import { reportSteps, stepToDo, type StepFacts } from './report-steps';

const noteAt = (time: string, by: NonNullable<StepNote>['by'] = { kind: 'server' }): StepNote => ({
  ...{ at: `2026-11-23T${time}:00Z`, by },
});
const ada = noteAt('07:00', { kind: 'person', email: 'ada@agency.example' });
const nothing: ReportNotes = {
  ...{ measured: null, written: null, previewed: null, published: null },
  ...{ sent: null, drafted: null, post: null },
};
const draft = { text: 'Words', status: 'draft', figures: makeFigures() } as const;
const base: StepFacts = {
  ...{ report: draft, isDirty: false, isUntouched: false, postStatus: undefined },
  notes: { ...nothing, measured: noteAt('06:00'), written: ada },
  newsletter: { status: 'none', readers: 3, leftOut: 0 },
  schedule: 'prepares',
};
const out: StepFacts = {
  ...base,
  report: { ...draft, status: 'published' },
  postStatus: 'published',
  notes: { ...nothing, written: ada, previewed: ada, published: noteAt('08:00') },
};

const lineOf = (facts: StepFacts, name: string) =>
  reportSteps(facts).find((step) => step.name === name)?.line;

const measured = { ...base, report: null, notes: nothing };
const empty = { ...measured, report: { ...draft, text: '' } };
const untouched = { ...base, isUntouched: true };
const dirty = { ...out, isDirty: true };
const checked = { ...base, isUntouched: true, notes: { ...nothing, previewed: ada } };
const unchecked = { ...out, notes: { ...nothing, published: noteAt('08:00') } };
const changed = { ...out, notes: { ...nothing, written: ada, published: noteAt('06:30') } };
it.each<[string, StepFacts, string]>([
  ['begin with measuring', measured, 'next waiting waiting waiting waiting waiting'],
  [
    'begin with measuring without a saved text',
    empty,
    'next waiting waiting waiting waiting waiting',
  ],
  ['offer a draft of the figures for writing', untouched, 'done next open open waiting waiting'],
  ['take a checked draft as written', checked, 'done done done next waiting waiting'],
  ['go back to writing while words are not saved', dirty, 'done next open open open open'],
  ['ask for a publication of words that changed', changed, 'done done next open open open'],
  ['say that a report went out without a check', unchecked, 'done done skipped done next open'],
])('the steps of a report %s', (_, facts, states) => {
  expect(
    reportSteps(facts)
      .map(({ state }) => state)
      .join(' '),
  ).toBe(states);
});

it('each step says when and by whom it was done, or what the schedule does by itself', () => {
  expect(lineOf(base, 'measure')).toBe('2026-11-23 06:00 UTC by the schedule');
  expect(lineOf(base, 'write')).toBe('2026-11-23 07:00 UTC by ada@agency.example');
  expect(lineOf(untouched, 'write')).toBe('A draft was made from the figures. Edit it.');
  expect(lineOf(changed, 'publish')).toBe('The text was changed after it was published.');
  const byItself = 'The schedule publishes it after the week. You can do it now.';
  expect(lineOf({ ...base, schedule: 'sends' }, 'publish')).toBe(byItself);
  const sends = 'The schedule sends it. You can do it now.';
  expect(lineOf({ ...out, schedule: 'sends' }, 'send')).toBe(sends);
});

it.each([
  [null, 'The post was deleted from the blog. Publish again.'],
  ['draft', 'The post is not public: it was taken off the blog in the blog editor.'],
])('publishing has failed when the post is %s', (postStatus, line) => {
  const steps = reportSteps({ ...out, postStatus });
  expect(steps[3]).toEqual({ name: 'publish', state: 'failed', line });
  expect(stepToDo(steps)).toBe('publish');
});

const offer = (leftOut: number) => ({ status: 'none', readers: 0, leftOut }) as const;
function campaign(status: 'sending' | 'paused' | 'finished', sent: number, failed = 0) {
  const counts = { waiting: 0, queued: 0, skipped: 0, left_out: 0 };
  return { id: 1, status, recipients: 3, sent, failed, ...counts };
}
it.each([
  [offer(0), 'skipped', 'No confirmed subscribers yet.'],
  [offer(2), 'skipped', 'Every subscriber’s address refuses mail.'],
  [campaign('sending', 1), 'running', '1 of 3 sent.'],
  [campaign('paused', 1), 'next', 'Paused after 1 of 3.'],
  [campaign('finished', 3), 'done', ''],
  [campaign('finished', 2, 1), 'done', '1 email could not be delivered.'],
  [campaign('finished', 0, 3), 'failed', '3 emails could not be delivered.'],
])('the newsletter %o is %s', (newsletter, state, line) => {
  expect(reportSteps({ ...out, newsletter })[4]).toEqual({ name: 'send', state, line });
});

it.each([
  ['draft', 'open', 'The draft waits in the LinkedIn tool.'],
  ['scheduled', 'running', 'Scheduled for 2026-11-24 09:00 UTC.'],
  ['failed', 'failed', 'LinkedIn did not take it. The LinkedIn tool says why.'],
  ['unknown', 'failed', 'It is unclear if the post went out. Check it in the LinkedIn tool.'],
  ['posted', 'done', '2026-11-24 10:00 UTC'],
] as const)('a LinkedIn post that is %s is %s', (status, state, line) => {
  const times = { scheduled_for: '2026-11-24T09:00:00Z', posted_at: '2026-11-24T10:00:00Z' };
  const post = { id: 1, status, ...times, problem: null };
  const facts = { ...out, notes: { ...nothing, ...out.notes, post } };
  expect(reportSteps(facts)[5]).toEqual({ name: 'post', state, line });
  if (status !== 'posted') return;
  expect(stepToDo(reportSteps({ ...facts, newsletter: campaign('finished', 3) }))).toBeNull();
});
