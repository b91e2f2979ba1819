import { assessmentRoles, type AssessmentRole } from '@talent/functions/assessment/attempt';
import { Button } from '@talent/ui/button';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { ChoiceGroup } from '@talent/ui/choice-group';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useState, type SubmitEvent } from 'react';
import { assessmentText } from './content/assessment-text';
import { ProblemNotice } from './problem-notice';
import type { AssessmentState } from './use-assessment';

const { choose: text, noScript } = assessmentText;

interface ChooseRoleProps {
  state: Extract<AssessmentState, { status: 'choosing' }>;
  onStart: (role: AssessmentRole, hasTimer: boolean) => Promise<void>;
}

/** The first step. Served with the page, so that it says without JavaScript why it does nothing. */
export function ChooseRole({ state, onStart }: ChooseRoleProps) {
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
        {text.title}
      </h2>
      <p className="mt-3 max-w-prose text-ink-muted">{text.lede}</p>
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
          legend={text.role}
          choices={assessmentRoles}
          required
          error={isMissing ? text.missing : undefined}
        />
        <CheckboxField name="timer" label={text.timer} defaultChecked />
        <Button type="submit" size="lg" aria-disabled={isBusy || undefined}>
          {isBusy ? text.starting : text.start}
        </Button>
      </form>
    </section>
  );
}
