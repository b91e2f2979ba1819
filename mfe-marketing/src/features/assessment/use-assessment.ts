import { track, useLocation, useNavigate } from '@talent/sdk';
import type {
  AssessmentResult,
  AssessmentRole,
  StartedAttempt,
} from '@talent/api/assessment/attempt';
import { eraseEntries } from '@talent/ui/use-kept-entries';
import { useEffect, useState } from 'react';
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

/** A call is under way, or why the last one failed. */
interface Progress {
  isBusy: boolean;
  problem: AssessmentProblem | null;
}

const IDLE: Progress = { isBusy: false, problem: null };
const CHOOSING = { status: 'choosing', ...IDLE } as const;

/** The assessment of this page: what is shown, and everything that can be done to it. */
export function useAssessment() {
  const [state, setState] = useState<AssessmentState>(CHOOSING);
  const navigate = useNavigate();
  const { hash } = useLocation();

  useEffect(() => {
    let isCurrent = true;
    void restore((restored) => isCurrent && setState(restored));
    return () => {
      isCurrent = false;
    };
  }, []);

  const attempt = state.status === 'answering' ? state.attempt : null;
  const addressed = attempt === null ? null : stepOfHash(hash, attempt.questions.length);
  useEffect(() => {
    if (attempt !== null) keepOngoing({ ...attempt, step: addressed ?? attempt.step });
  }, [attempt, addressed]);

  /** Replaces the attempt: the visitor did something. */
  const change = (next: OngoingAttempt): void =>
    setState({ status: 'answering', attempt: next, isResumed: false, ...IDLE });

  return {
    state,
    /** The step that is shown. */
    step: addressed ?? attempt?.step ?? 0,

    start: async (role: AssessmentRole, hasTimer: boolean): Promise<void> => {
      setState({ ...CHOOSING, isBusy: true });
      try {
        const started = await callAssessment<StartedAttempt>({ action: 'start', role });
        eraseEntries('assessment-start');
        change({ ...started, answers: {}, step: 0, startedAtMs: Date.now(), hasTimer });
        await navigate(hashOfStep(0, started.questions.length), QUIETLY);
      } catch (error) {
        setState({ ...CHOOSING, problem: problemOf(error) });
      }
    },

    goTo: (step: number): void => {
      if (attempt === null) return;
      change({ ...attempt, step });
      void navigate(hashOfStep(step, attempt.questions.length));
    },

    answer: (questionId: string, given: readonly string[]): void => {
      if (attempt !== null) {
        change({ ...attempt, answers: { ...attempt.answers, [questionId]: given } });
      }
    },

    setTimer: (hasTimer: boolean): void => {
      if (attempt !== null) change({ ...attempt, hasTimer });
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
      setState(CHOOSING);
      void navigate('#assessment', QUIETLY);
    },
  };
}

export type Assessment = ReturnType<typeof useAssessment>;

const QUIETLY = { replace: true } as const;

/** Restores an earlier state: the result of a mailed link, else a begun attempt, else this tab's result. */
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
