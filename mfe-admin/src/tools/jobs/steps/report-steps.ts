import { formatTime } from '../../../time/format-time';
import type { ReportNotes, ReportSchedule, StepNote } from '../api/report-steps';
import type { WeeklyReport } from '../api/weekly-report';
import { stepLines as lines } from '../content/report-steps';
import type { Newsletter } from '../queries';
import { stepNames, type StepName } from './step-props';

/** `open` can be done now; of those, the first one is `next`. `skipped` was left out, and does not hold up what follows. */
export type StepState = 'done' | 'next' | 'open' | 'waiting' | 'running' | 'skipped' | 'failed';

/** A step with its state, and a sentence that says what was done, what it waits for, or why it failed. */
export interface ReportStep {
  name: StepName;
  state: StepState;
  line: string;
}

/** The facts behind the states; those that are not there yet load. */
export interface StepFacts {
  /** Null, or without a text, where the week was not measured. */
  report: Pick<WeeklyReport, 'text' | 'status' | 'figures'> | null;
  /** The shown words differ from the stored ones. */
  isDirty: boolean;
  /** The text is as the figures gave it. */
  isUntouched: boolean;
  notes?: ReportNotes | undefined;
  /** Status of the post that it became; null where there is no post. */
  postStatus?: string | null | undefined;
  newsletter?: Newsletter | undefined;
  schedule?: ReportSchedule | undefined;
}

type Found = Omit<ReportStep, 'name'>;

/** All six steps of a report. */
export function reportSteps(facts: StepFacts): ReportStep[] {
  const found: Record<StepName, Found> = {
    measure: measured(facts),
    write: written(facts),
    preview: previewed(facts),
    publish: published(facts),
    send: sent(facts),
    post: posted(facts),
  };
  const steps = stepNames.map((name) => ({ name, ...found[name] }));
  const next = steps.find(({ state }) => state === 'open');
  return steps.map((step) => (step === next ? { ...step, state: 'next' } : step));
}

/** The step to do now: one that failed, or the next one; null when all are done or wait. */
export function stepToDo(steps: readonly ReportStep[]): StepName | null {
  return steps.find(({ state }) => state === 'failed' || state === 'next')?.name ?? null;
}

/** `2026-11-23 06:00 UTC by the schedule`; without what is not known. */
export function noteLine(note: StepNote | undefined): string {
  if (!note) return '';
  const { at, by } = note;
  const who =
    by.kind === 'person' ? lines.by.person(by.email) : by.kind === 'server' ? lines.by.server : '';
  return lines.at(formatTime(at), who);
}

const isMissing = ({ report }: StepFacts): boolean => report === null || report.text === '';
const open = (line: string): Found => ({ state: 'open', line });
const waiting = (line: string): Found => ({ state: 'waiting', line });
const failed = (line: string): Found => ({ state: 'failed', line });
const running = (line: string): Found => ({ state: 'running', line });
const done = (note: StepNote | undefined): Found => ({ state: 'done', line: noteLine(note) });

function measured(facts: StepFacts): Found {
  if (isMissing(facts)) return open(lines.notMeasured);
  const step = done(facts.notes?.measured);
  if (facts.report?.figures.is_over !== false) return step;
  return { ...step, line: step.line === '' ? '' : lines.notOver(step.line) };
}

function written(facts: StepFacts): Found {
  if (isMissing(facts)) return waiting(lines.measureFirst);
  if (facts.isDirty) return open(lines.writing);
  const isLookedAt = facts.notes?.previewed != null || facts.report?.status === 'published';
  if (facts.isUntouched && !isLookedAt) return open(lines.drafted);
  return done(facts.notes?.written);
}

function previewed(facts: StepFacts): Found {
  if (isMissing(facts)) return waiting(lines.measureFirst);
  const note = facts.notes?.previewed;
  if (note != null && !facts.isDirty) return done(note);
  const isOut = facts.report?.status === 'published' && !isStale(facts);
  return isOut ? { state: 'skipped', line: lines.unchecked } : open(lines.notLookedAt);
}

function published(facts: StepFacts): Found {
  if (isMissing(facts)) return waiting(lines.measureFirst);
  const { report, schedule, postStatus } = facts;
  if (report?.status !== 'published') {
    const isAutomatic = schedule === 'publishes' || schedule === 'sends';
    return open(isAutomatic ? lines.schedulePublishes : lines.ready);
  }
  if (postStatus === null) return failed(lines.gone);
  if (postStatus !== undefined && postStatus !== 'published') return failed(lines.unpublished);
  return isStale(facts) ? open(lines.changed) : done(facts.notes?.published);
}

function isStale({ isDirty, notes }: StepFacts): boolean {
  const { written: words, published: post } = notes ?? {};
  return isDirty || (!!words && !!post && Date.parse(words.at) > Date.parse(post.at));
}

function sent(facts: StepFacts): Found {
  const { report, newsletter, schedule } = facts;
  if (report?.status !== 'published') return waiting(lines.publishFirst);
  if (newsletter === undefined) return waiting('');
  if (newsletter.status === 'none') {
    const none = newsletter.leftOut === 0 ? lines.noReaders : lines.allLeftOut;
    if (newsletter.readers === 0) return { state: 'skipped', line: none };
    return open(schedule === 'sends' ? lines.scheduleSends : lines.readers(newsletter.readers));
  }
  const { sent: count, recipients, failed: lost } = newsletter;
  if (newsletter.status === 'sending') return running(lines.sending(count, recipients));
  if (newsletter.status === 'paused') return open(lines.paused(count, recipients));
  const step = done(facts.notes?.sent);
  if (lost === 0) return step;
  return count === 0 ? failed(lines.notSent(lost)) : { ...step, line: lines.notSent(lost) };
}

function posted({ report, notes }: StepFacts): Found {
  const post = notes?.post;
  if (!post) {
    return report?.status === 'published' ? open(lines.noDraft) : waiting(lines.publishFirst);
  }
  const { scheduled_for: time, posted_at: out } = post;
  switch (post.status) {
    case 'draft':
      return open(lines.draft);
    case 'scheduled':
      return running(time === null ? lines.posting : lines.planned(formatTime(time)));
    case 'posting':
      return running(lines.posting);
    case 'failed':
      return failed(lines.refused);
    case 'unknown':
      return failed(lines.unclear);
    case 'posted':
      return { state: 'done', line: out === null ? '' : lines.at(formatTime(out), '') };
  }
}
