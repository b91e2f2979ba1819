import { Spinner } from '@talent/ui/spinner';
import { assessmentText as text, assessmentText } from './content/assessment-text';
import { ResultView } from './result/result-view';
import type { Assessment as AssessmentOfPage, AssessmentState } from './use-assessment';
import { Button } from '@talent/ui/button';
import type { OngoingAttempt } from './attempt-store';
import { assessmentRoles, type AssessmentRole } from '@talent/functions/assessment/attempt';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { ChoiceGroup } from '@talent/ui/choice-group';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useState, type SubmitEvent } from 'react';
import { ProblemNotice } from './problem-notice';

/** The skills assessment within its page: the choice of a role, an attempt that was left, and the result. */
export function Assessment({ assessment }: { assessment: AssessmentOfPage }) {
  const { state } = assessment;
  switch (state.status) {
    case 'choosing':
      return <ChooseRole state={state} onStart={assessment.start} />;
    case 'opening':
      return (
        <div className="mb-14 min-h-96">
          <Spinner label={text.opening} />
        </div>
      );
    case 'answering':
      return (
        <PausedAttempt
          attempt={state.attempt}
          onResume={assessment.resume}
          onStartOver={assessment.startOver}
        />
      );
    case 'result':
      return (
        <ResultView
          result={state.result}
          access={state.access}
          takesFocus={state.isNew}
          onStartOver={assessment.startOver}
        />
      );
  }
}

const { paused: pausedText, startOver } = assessmentText;

interface PausedAttemptProps {
  attempt: OngoingAttempt;
  onResume: () => void;
  onStartOver: () => void;
}

function PausedAttempt({ attempt, onResume, onStartOver }: PausedAttemptProps) {
  const { questions, answers } = attempt;
  const done = questions.filter(({ id }) => (answers[id] ?? []).length > 0).length;
  return (
    <section
      id="assessment"
      tabIndex={-1}
      aria-labelledby="assessment-title"
      className="mb-14 scroll-mt-24 border border-rule bg-surface px-5 py-6 md:px-8 md:py-8"
    >
      <h2 id="assessment-title" className="text-heading">
        {pausedText.title}
      </h2>
      <p className="mt-3 max-w-prose text-ink-muted">{pausedText.text(done, questions.length)}</p>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row">
        <Button size="lg" onClick={onResume}>
          {pausedText.resume}
        </Button>
        <Button size="lg" variant="secondary" onClick={onStartOver}>
          {startOver}
        </Button>
      </div>
    </section>
  );
}

const { choose, noScript } = assessmentText;

interface ChooseRoleProps {
  state: Extract<AssessmentState, { status: 'choosing' }>;
  onStart: (role: AssessmentRole, hasTimer: boolean) => Promise<void>;
}

/** The first step. Served with the page, so that it says without JavaScript why it does nothing. */
function ChooseRole({ state, onStart }: ChooseRoleProps) {
  const [isMissing, setIsMissing] = useState(false);
  const { isBusy, problem } = state;
  const { ref } = useKeptEntries('assessment-start');

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const role = assessmentRoles.find(({ value }) => value === form.get('role'))?.value;
    setIsMissing(role === undefined);
    if (role === undefined) document.getElementById('assessment-role')?.focus();
    else if (!isBusy) void onStart(role, form.has('timer'));
  }

  return (
    <section
      id="assessment"
      aria-labelledby="assessment-title"
      className="mb-14 scroll-mt-24 border border-rule bg-surface px-5 py-6 md:px-8 md:py-8"
    >
      <h2 id="assessment-title" tabIndex={-1} className="text-heading">
        {choose.title}
      </h2>
      <p className="mt-3 max-w-prose text-ink-muted">{choose.lede}</p>
      <noscript>
        <p className="mt-5 max-w-prose border-l-4 border-warning pl-4">{noScript}</p>
      </noscript>
      {problem !== null && (
        <div className="mt-5">
          <ProblemNotice problem={problem} />
        </div>
      )}
      <form ref={ref} noValidate onSubmit={submit} className="mt-6 space-y-6 noscript:hidden">
        <ChoiceGroup
          type="radio"
          id="assessment-role"
          name="role"
          legend={choose.role}
          choices={assessmentRoles}
          required
          error={isMissing ? choose.missing : undefined}
        />
        <CheckboxField name="timer" label={choose.timer} defaultChecked />
        <Button type="submit" size="lg" aria-disabled={isBusy || undefined}>
          {isBusy ? choose.starting : choose.start}
        </Button>
      </form>
    </section>
  );
}
