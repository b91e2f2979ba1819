import { Link } from '@talent/sdk';
import { ArrowRight, Check, Circle, CircleDashed, Clock, Minus, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { ButtonLink } from '../../../controls/site-link';
import { stepTexts } from '../content/report-steps';
import type { ReportStep, StepState } from './report-steps';
import type { StepName } from './step-props';

const looks: Readonly<Record<StepState, readonly [icon: typeof Check, color: string]>> = {
  done: [Check, 'text-positive'],
  next: [ArrowRight, 'text-signal'],
  open: [Circle, 'text-ink'],
  waiting: [CircleDashed, 'text-ink-muted'],
  running: [Clock, 'text-ink'],
  skipped: [Minus, 'text-ink-muted'],
  failed: [TriangleAlert, 'text-negative'],
};

interface OpenStepProps {
  steps: readonly ReportStep[];
  current: StepName;
  /** The step to do where it is another one. */
  next: StepName | null;
  addressOf: (step: StepName) => string;
  /** A person came here by a step: its title gets the focus. */
  hasArrived?: boolean;
  /** Between the line and the step. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The line of steps, and the open one below it. */
export function OpenStep({ notice, ...props }: OpenStepProps) {
  return (
    <>
      <StepLine {...props} />
      {notice}
      <StepPanel key={props.current} {...props} />
    </>
  );
}

/** All steps in a row, with the state of each; three in a row on a phone. */
function StepLine({ steps, current, addressOf }: OpenStepProps) {
  return (
    <nav aria-label={stepTexts.label} className="mt-6" onKeyDown={moveByArrow}>
      <ol className="grid grid-cols-3 gap-x-2 gap-y-3 sm:gap-x-3 lg:grid-cols-6">
        {steps.map(({ name, state, line }, at) => {
          const [Icon, color] = looks[state];
          return (
            <li key={name} className="min-w-0">
              <Link
                to={addressOf(name)}
                preventScrollReset
                aria-current={name === current ? 'step' : undefined}
                className="border-rule hover:bg-surface aria-[current=step]:border-signal aria-[current=step]:bg-surface block h-full border-t-2 px-1.5 py-2"
              >
                <span className="flex items-baseline gap-1.5 font-medium">
                  <span aria-hidden="true" className="text-ink-muted text-sm tabular-nums">
                    {at + 1}
                  </span>
                  <span>{stepTexts.names[name]}</span>
                </span>
                <span className={`mt-0.5 flex items-center gap-1 text-sm ${color}`}>
                  <Icon aria-hidden="true" className="size-3.5 shrink-0" />
                  <span>{stepTexts.states[state]}</span>
                </span>
                <span className="text-ink-muted mt-0.5 block text-xs break-words max-lg:hidden">
                  {line}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: links.length - 1 }[event.key];
  if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  links[to]?.focus();
}

/** The open step: its title and state, the way to the step to do, and its content. */
function StepPanel(props: OpenStepProps) {
  const { steps, current, next, addressOf, hasArrived = false, children } = props;
  const step = steps.find(({ name }) => name === current);
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
            {stepTexts.titles[current]}
          </h2>
          <p className="text-ink-muted text-sm break-words">
            {step && [stepTexts.states[step.state], step.line].filter(Boolean).join(' · ')}
          </p>
        </div>
        {next !== null && (
          <ButtonLink size="md" variant="primary" to={addressOf(next)} preventScrollReset>
            {stepTexts.next[next]}
          </ButtonLink>
        )}
      </header>
      {children}
    </section>
  );
}
