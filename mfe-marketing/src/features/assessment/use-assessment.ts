import { track, useLocation, useNavigate } from '@talent/sdk';
import type { AssessmentResult, AssessmentRole } from '@talent/api/assessment/attempt';
import { useEffect, useState } from 'react';
import { problemOf, type AssessmentProblem } from './api/assessment-error';
import { openResult } from './api/open-result';
import { startAttempt } from './api/start-attempt';
import { submitAttempt, type AttemptAccess } from './api/submit-attempt';
import {
  forget,
  keepOngoing,
  keepScored,
  readOngoing,
  readScored,
  type OngoingAttempt,
} from './attempt-store';
import { hashOfStep, stepOfHash } from './step-address';

/** State of the assessment; `problem` is why the last call failed. */
export type AssessmentState =
  | { status: 'choosing'; isBusy: boolean; problem: AssessmentProblem | null }
  /** `isResumed`: taken up after a reload, and nothing was pressed yet. */
  | {
      status: 'answering';
      attempt: OngoingAttempt;
      isResumed: boolean;
      isBusy: boolean;
      problem: AssessmentProblem | null;
    }
  | { status: 'opening' }
  /** `access` is null for a result that was opened by its link; `isNew`: just scored. */
  | {
      status: 'result';
      result: AssessmentResult;
      access: AttemptAccess | null;
      isNew: boolean;
    };

const CHOOSING: Extract<AssessmentState, { status: 'choosing' }> = {
  status: 'choosing',
  isBusy: false,
  problem: null,
};

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
    setState({
      status: 'answering',
      attempt: next,
      isResumed: false,
      isBusy: false,
      problem: null,
    });

  return {
    state,
    /** The step that is shown. */
    step: addressed ?? attempt?.step ?? 0,

    start: async (role: AssessmentRole, hasTimer: boolean): Promise<void> => {
      setState({ ...CHOOSING, isBusy: true });
      try {
        const started = await startAttempt(role);
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
        const result = await submitAttempt(attempt, attempt.answers);
        const { id, token } = attempt;
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

/** Without a new entry in the history. */
const QUIETLY = { replace: true } as const;

/** Restores an earlier state: the result of a mailed link, else a begun attempt, else this tab's result. */
async function restore(show: (state: AssessmentState) => void): Promise<void> {
  const link = new URLSearchParams(window.location.search).get('result');
  const scored = readScored();
  const ongoing = readOngoing(Date.now());
  const open = { isResumed: true, isBusy: false, problem: null };
  const shown = { status: 'result', isNew: false } as const;
  try {
    if (link !== null) {
      show({ status: 'opening' });
      show({ ...shown, result: await openResult(link), access: null });
    } else if (ongoing !== null) {
      show({ status: 'answering', attempt: ongoing, ...open });
    } else if (scored !== null) {
      show({ status: 'opening' });
      show({ ...shown, result: await submitAttempt(scored, {}), access: scored });
    }
  } catch (error) {
    show({ ...CHOOSING, problem: problemOf(error) });
  }
}

function report(success: boolean): void {
  track({ event_type: 'form_submission', metadata: { form_type: 'assessment', success } });
}
