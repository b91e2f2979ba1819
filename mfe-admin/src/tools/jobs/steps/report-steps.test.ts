import { makeFigures } from '@talent/jobs/testing/make-figures';
import { describe, expect, it } from 'vitest';
import type { ReportNotes, StepNote } from '../api/report-steps';
import { reportSteps, stepToDo, type StepFacts } from './report-steps';

const noteAt = (at: string): StepNote => ({ at, by: { kind: 'server' } });
const ada: StepNote = {
  at: '2026-11-23T07:00:00Z',
  by: { kind: 'person', email: 'ada@agency.example' },
};
const nothing: ReportNotes = {
  measured: null,
  written: null,
  previewed: null,
  published: null,
  sent: null,
  drafted: null,
  post: null,
};
const draft = { text: 'Words', status: 'draft', figures: makeFigures() } as const;
const base: StepFacts = {
  report: draft,
  isDirty: false,
  isUntouched: false,
  notes: { ...nothing, measured: noteAt('2026-11-23T06:00:00Z'), written: ada },
  postStatus: undefined,
  newsletter: { status: 'none', readers: 3, leftOut: 0 },
  schedule: 'prepares',
};
const out: StepFacts = {
  ...base,
  report: { ...draft, status: 'published' },
  postStatus: 'published',
  notes: { ...nothing, written: ada, previewed: ada, published: noteAt('2026-11-23T08:00:00Z') },
};

const statesOf = (facts: StepFacts) => reportSteps(facts).map(({ state }) => state);
const lineOf = (facts: StepFacts, name: string) =>
  reportSteps(facts).find((step) => step.name === name)?.line;

describe('the steps of a report', () => {
  it('begin with measuring, and everything else waits for it', () => {
    const facts = { ...base, report: null, notes: nothing };
    expect(statesOf(facts)).toEqual([
      'next',
      'waiting',
      'waiting',
      'waiting',
      'waiting',
      'waiting',
    ]);
    expect(statesOf({ ...facts, report: { ...draft, text: '' } })[0]).toBe('next');
  });

  it('offer a draft of the figures for writing', () => {
    const facts = { ...base, isUntouched: true };
    expect(statesOf(facts)).toEqual(['done', 'next', 'open', 'open', 'waiting', 'waiting']);
    expect(lineOf(facts, 'write')).toBe('A draft was made from the figures. Edit it.');
  });

  it('say when and by whom a step was done', () => {
    expect(lineOf(base, 'measure')).toBe('2026-11-23 06:00 UTC by the schedule');
    expect(lineOf(base, 'write')).toBe('2026-11-23 07:00 UTC by ada@agency.example');
    expect(stepToDo(reportSteps(base))).toBe('preview');
  });

  it('take a checked draft of the figures as written', () => {
    const facts = { ...base, isUntouched: true, notes: { ...nothing, previewed: ada } };
    expect(statesOf(facts)).toEqual(['done', 'done', 'done', 'next', 'waiting', 'waiting']);
  });

  it('go back to writing while something is not saved', () => {
    expect(statesOf({ ...out, isDirty: true })).toEqual([
      'done',
      'next',
      'open',
      'open',
      'open',
      'open',
    ]);
  });

  it('ask for another publication when the words changed after it', () => {
    const notes = { ...nothing, written: ada, published: noteAt('2026-11-23T06:30:00Z') };
    const facts = { ...out, notes };
    expect(statesOf(facts).slice(1, 4)).toEqual(['done', 'next', 'open']);
    expect(lineOf(facts, 'publish')).toBe('The text was changed after it was published.');
  });

  it('say that a report went out without a check', () => {
    const facts = { ...out, notes: { ...nothing, published: noteAt('2026-11-23T08:00:00Z') } };
    expect(statesOf(facts)).toEqual(['done', 'done', 'skipped', 'done', 'next', 'open']);
  });

  it.each([
    [null, 'The post was deleted from the blog. Publish again.'],
    ['draft', 'The post is not public: it was taken off the blog in the blog editor.'],
  ])('fail when the post of a published report is %s', (postStatus, line) => {
    const steps = reportSteps({ ...out, postStatus });
    expect(steps[3]).toEqual({ name: 'publish', state: 'failed', line });
    expect(stepToDo(steps)).toBe('publish');
  });

  it('name what the schedule does by itself', () => {
    expect(lineOf({ ...base, schedule: 'sends' }, 'publish')).toBe(
      'The schedule publishes it after the week. You can do it now.',
    );
    expect(lineOf({ ...out, schedule: 'sends' }, 'send')).toBe(
      'The schedule sends it. You can do it now.',
    );
  });

  it.each([
    [
      { status: 'none', readers: 0, leftOut: 0 } as const,
      'skipped',
      'No confirmed subscribers yet.',
    ],
    [
      { status: 'none', readers: 0, leftOut: 2 } as const,
      'skipped',
      'Every subscriber’s address refuses mail.',
    ],
    [campaign({ sent: 1 }), 'running', '1 of 3 sent.'],
    [campaign({ status: 'paused', sent: 1 }), 'next', 'Paused after 1 of 3.'],
    [campaign({ status: 'finished', sent: 3 }), 'done', ''],
    [
      campaign({ status: 'finished', sent: 2, failed: 1 }),
      'done',
      '1 email could not be delivered.',
    ],
    [campaign({ status: 'finished', failed: 3 }), 'failed', '3 emails could not be delivered.'],
  ])('show the newsletter %o as %s', (newsletter, state, line) => {
    expect(reportSteps({ ...out, newsletter })[4]).toEqual({ name: 'send', state, line });
  });

  it.each([
    ['draft', 'open', 'The draft waits in the LinkedIn tool.'],
    ['scheduled', 'running', 'Scheduled for 2026-11-24 09:00 UTC.'],
    ['failed', 'failed', 'LinkedIn did not take it. The LinkedIn tool says why.'],
    ['unknown', 'failed', 'It is unclear if the post went out. Check it in the LinkedIn tool.'],
    ['posted', 'done', '2026-11-24 10:00 UTC'],
  ] as const)('show a LinkedIn post that is %s as %s', (status, state, line) => {
    const post = {
      id: 1,
      status,
      scheduled_for: '2026-11-24T09:00:00Z',
      posted_at: '2026-11-24T10:00:00Z',
      problem: null,
    };
    const facts = { ...out, notes: { ...nothing, post } };
    expect(reportSteps(facts)[5]).toEqual({ name: 'post', state, line });
  });

  it('leave nothing to do at the end', () => {
    const post = { id: 1, status: 'posted', scheduled_for: null, posted_at: null, problem: null };
    const notes = { ...out.notes, post } as ReportNotes;
    const newsletter = campaign({ status: 'finished', sent: 3 });
    expect(stepToDo(reportSteps({ ...out, notes, newsletter }))).toBeNull();
  });
});

function campaign(patch: object) {
  const counts = { waiting: 0, queued: 0, sent: 0, failed: 0, skipped: 0, left_out: 0 };
  return { id: 1, status: 'sending' as const, recipients: 3, ...counts, ...patch };
}
