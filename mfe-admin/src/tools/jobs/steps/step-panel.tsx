import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { stepTexts } from '../content/report-steps';
import type { ReportStep } from './report-steps';
import type { StepName } from './step-name';

interface StepPanelProps {
  step: ReportStep;
  /** The step to do, when it is another one. */
  next: StepName | null;
  addressOf: (step: StepName) => string;
  /** Moves the focus to the title: the person has come from another step. */
  hasArrived: boolean;
  children: ReactNode;
}

/** The open step: its title and state, the way to the step to do, and its content. */
export function StepPanel(props: StepPanelProps): ReactNode {
  const { step, next, addressOf, hasArrived, children } = props;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasArrived) title.current?.focus({ preventScroll: true });
  }, [hasArrived]);
  return (
    <section aria-labelledby={titleId} className="border-rule mt-6 border-t pt-5">
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 ref={title} id={titleId} tabIndex={-1} className="font-display text-lg font-semibold">
            {stepTexts.titles[step.name]}
          </h2>
          <p className="text-ink-muted text-sm break-words">
            {[stepTexts.states[step.state], step.line].filter(Boolean).join(' · ')}
          </p>
        </div>
        {next !== null && (
          <Button asChild size="md">
            <Link to={addressOf(next)} preventScrollReset>
              {stepTexts.next[next]}
            </Link>
          </Button>
        )}
      </header>
      {children}
    </section>
  );
}
