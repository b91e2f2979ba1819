import { track, useLocation, useNavigate } from '@talent/sdk';
import type {
  AssessmentResult,
  AssessmentRole,
  StartedAttempt,
} from '@talent/functions/assessment/attempt';
import { eraseEntries } from '@talent/ui/use-kept-entries';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  callAssessment,
  problemOf,
  type AssessmentProblem,
  type AttemptAccess,
} from './api/call-assessment';
import {
  forget,
  keepOngoing,
  keepScored,
  readOngoing,
  readScored,
  type OngoingAttempt,
} from './attempt-store';
import { hashOfStep, stepOfHash } from './step-address';

/** State of the assessment. */
export type AssessmentState =
  | ({ status: 'choosing' } & Progress)
  /** `isResumed`: taken up after a reload, and nothing was pressed yet. */
  | ({ status: 'answering'; attempt: OngoingAttempt; isResumed: boolean } & Progress)
  | { status: 'opening' }
  /** `access` is null for a result that was opened by its link; `isNew`: just scored. */
  | { status: 'result'; result: AssessmentResult; access: AttemptAccess | null; isNew: boolean };

interface Progress {
  isBusy: boolean;
  problem: AssessmentProblem | null;
}

const IDLE: Progress = { isBusy: false, problem: null };
const CHOOSING = { status: 'choosing', ...IDLE } as const;

/** The assessment of this page: what is shown, and everything that can be done to it. */
export function useAssessment() {
  const [state, setState] = useState<AssessmentState>(CHOOSING);
  const [isPaused, setPaused] = useState(false);
  const navigate = useNavigate();
  const { hash } = useLocation();

  useEffect(() => {
    let isCurrent = true;
    // The address that 'Save and leave' leads to: a reload does not undo it.
    setPaused(window.location.hash === PAUSED_HASH);
    void restore((restored) => isCurrent && setState(restored));
    return () => {
      isCurrent = false;
    };
  }, []);

  const attempt = state.status === 'answering' ? state.attempt : null;
  const addressed = attempt === null ? null : stepOfHash(hash, attempt.questions.length);
  /** The step that was shown last; the address of a page that is left names none. */
  const lastStep = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (addressed !== null) lastStep.current = addressed;
  }, [addressed]);
  const count = attempt?.questions.length;
  useEffect(() => {
    if (count === undefined) return;
    // Back from the first question: the page as it was before the start. The event comes before the router knows.
    const follow = (): void => setPaused(stepOfHash(window.location.hash, count) === null);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [count]);
  useEffect(() => {
    if (attempt !== null) keepOngoing({ ...attempt, step: lastStep.current ?? attempt.step });
  }, [attempt, addressed]);

  /** Replaces the attempt: the visitor did something. */
  const change = (next: OngoingAttempt): void =>
    setState({ status: 'answering', attempt: next, isResumed: false, ...IDLE });

  const goTo = (step: number): void => {
    if (attempt === null) return;
    setPaused(false);
    change({ ...attempt, step });
    void navigate(hashOfStep(step, attempt.questions.length));
  };

  return {
    state,
    /** Whether an attempt is under way and its questions are shown. */
    isRunning: attempt !== null && !isPaused,
    /** The step that is shown. */
    step: addressed ?? attempt?.step ?? 0,

    start: async (role: AssessmentRole, hasTimer: boolean): Promise<void> => {
      setState({ ...CHOOSING, isBusy: true });
      try {
        const started = await callAssessment<StartedAttempt>({ action: 'start', role });
        eraseEntries('assessment-start');
        setPaused(false);
        change({ ...started, answers: {}, step: 0, startedAtMs: Date.now(), hasTimer });
        await navigate(hashOfStep(0, started.questions.length));
      } catch (error) {
        setState({ ...CHOOSING, problem: problemOf(error) });
      }
    },

    goTo,

    /** Goes on with an attempt that was left, where it was left. */
    resume: (): void => goTo(lastStep.current ?? attempt?.step ?? 0),

    /** Back to the page around the assessment; the attempt stays in this browser. */
    leave: (): void => {
      setPaused(true);
      void navigate(PAUSED_HASH);
    },

    answer: (questionId: string, given: readonly string[]): void => {
      if (attempt !== null) {
        change({ ...attempt, answers: { ...attempt.answers, [questionId]: given } });
      }
    },

    setTimer: (hasTimer: boolean): void => {
      if (attempt !== null) change({ ...attempt, hasTimer });
    },

    setKeys: (hasKeys: boolean): void => {
      if (attempt !== null) change({ ...attempt, hasKeys });
    },

    submit: async (): Promise<void> => {
      if (attempt === null) return;
      const answering = { status: 'answering', attempt, isResumed: false } as const;
      setState({ ...answering, isBusy: true, problem: null });
      try {
        const { id, token, answers } = attempt;
        const result = await callAssessment<AssessmentResult>({
          action: 'submit',
          id,
          token,
          answers,
        });
        keepScored(attempt);
        setState({ status: 'result', result, access: { id, token }, isNew: true });
        report(true);
        await navigate('#result', QUIETLY);
      } catch (error) {
        setState({ ...answering, isBusy: false, problem: problemOf(error) });
        report(false);
      }
    },

    /** Back to the choice of a role; nothing of this attempt stays in the browser. */
    startOver: (): void => {
      forget();
      setPaused(false);
      setState(CHOOSING);
      void navigate(PAUSED_HASH, QUIETLY);
    },
  };
}

export type Assessment = ReturnType<typeof useAssessment>;

const PAUSED_HASH = '#assessment';

const QUIETLY = { replace: true } as const;

async function restore(show: (state: AssessmentState) => void): Promise<void> {
  const link = new URLSearchParams(window.location.search).get('result');
  const scored = readScored();
  const ongoing = readOngoing(Date.now());
  const shown = { status: 'result', isNew: false } as const;
  try {
    if (link !== null) {
      show({ status: 'opening' });
      const result = await callAssessment<AssessmentResult>({ action: 'open', token: link });
      show({ ...shown, result, access: null });
    } else if (ongoing !== null) {
      show({ status: 'answering', attempt: ongoing, isResumed: true, ...IDLE });
    } else if (scored !== null) {
      show({ status: 'opening' });
      const { id, token } = scored;
      // The answer is the same again however often it is asked for.
      const request = { action: 'submit', id, token, answers: {} } as const;
      show({ ...shown, result: await callAssessment(request), access: scored });
    }
  } catch (error) {
    show({ ...CHOOSING, problem: problemOf(error) });
  }
}

function report(success: boolean): void {
  track({ event_type: 'form_submission', metadata: { form_type: 'assessment', success } });
}
