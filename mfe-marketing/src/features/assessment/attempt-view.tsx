import { assessmentRoles } from '@talent/functions/assessment/attempt';
import { Container } from '@talent/ui/container';
import { useEffect, useRef } from 'react';
import { assessmentText as text } from './content/assessment-text';
import { QuestionStep } from './question/question-step';
import { ReviewStep } from './review-step';
import { hashOfStep } from './step-address';
import { Timer } from './timer';
import type { Assessment, AssessmentState } from './use-assessment';

interface AttemptViewProps {
  assessment: Assessment;
  state: Extract<AssessmentState, { status: 'answering' }>;
}

/** An attempt that is under way, instead of its page: one step of it, how far it is, and the way out. */
export function AttemptView({ assessment, state }: AttemptViewProps) {
  const { step, goTo, answer, setTimer, setKeys, submit, leave } = assessment;
  const { attempt, isResumed, isBusy, problem } = state;
  const { questions, answers, role, hasKeys = true } = attempt;
  const isAnswered = ({ id }: { id: string }): boolean => (answers[id] ?? []).length > 0;
  const done = questions.filter(isAnswered).length;
  const title = useFocusOnStep(step, isResumed);
  const question = questions[step];
  // The address of a step leads to its heading: after a navigation the shell takes the focus there.
  const titleId = hashOfStep(step, questions.length).slice(1);
  return (
    <>
      {/* In the room of the site's header, which focus mode leaves. */}
      <div className="absolute inset-x-0 top-0 border-b-2 border-ink">
        <Container className="flex h-16 items-center justify-between gap-x-6">
          <h1 className="min-w-0 font-sans text-sm font-semibold">
            {text.running}
            <span className="font-normal max-sm:sr-only">{`, ${labelOf(role)}`}</span>
          </h1>
          <button
            type="button"
            onClick={leave}
            className="min-h-11 shrink-0 text-sm text-signal underline decoration-1 underline-offset-4 hover:text-signal-hover hover:decoration-2"
          >
            {text.leave}
          </button>
        </Container>
      </div>
      <Container className="pt-6 pb-14">
        <section
          id="assessment"
          aria-labelledby={titleId}
          className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_17rem]"
        >
          <div className="min-w-0">
            {isResumed && <p className="mb-3 text-ink-muted">{text.resumed}</p>}
            <h2 id={titleId} ref={title} tabIndex={-1} className="scroll-mt-24 text-heading">
              {question ? text.step(step + 1, questions.length) : text.review.title}
            </h2>
            <ProgressBar done={done} all={questions.length} />
            {question ? (
              <QuestionStep
                // A question keeps nothing of the one before it.
                key={question.id}
                question={question}
                given={answers[question.id] ?? []}
                onAnswer={(given) => answer(question.id, given)}
                hasKeys={hasKeys}
                onKeys={setKeys}
                onBack={step === 0 ? null : () => goTo(step - 1)}
                onNext={() => goTo(step + 1)}
                isLast={step === questions.length - 1}
              />
            ) : (
              <ReviewStep
                open={questions.flatMap((each, index) => (isAnswered(each) ? [] : [index]))}
                isBusy={isBusy}
                problem={problem}
                onGoTo={goTo}
                onBack={() => goTo(questions.length - 1)}
                onSubmit={submit}
                onStartOver={assessment.startOver}
              />
            )}
          </div>
          <div className="mt-8 border-t border-rule pt-3 lg:mt-0 lg:border-t-0 lg:border-l lg:pl-6">
            <Timer
              startedAtMs={attempt.startedAtMs}
              isOn={attempt.hasTimer}
              onToggle={() => setTimer(!attempt.hasTimer)}
            />
            <QuestionMap answered={questions.map(isAnswered)} current={step} onGoTo={goTo} />
          </div>
        </section>
      </Container>
    </>
  );
}

function labelOf(role: string): string {
  return assessmentRoles.find(({ value }) => value === role)?.label ?? role;
}

/** The heading of each new step takes the focus, so that reading starts there; a resumed one leaves it. */
function useFocusOnStep(step: number, isResumed: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef<number | null>(isResumed ? step : null);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}

function ProgressBar({ done, all }: { done: number; all: number }) {
  return (
    <div className="mt-3">
      <p className="text-sm text-ink-muted tabular-nums">{text.answered(done, all)}</p>
      <div
        role="progressbar"
        aria-label={text.progress}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={done}
        className="mt-2"
      >
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${all} 1`}
          preserveAspectRatio="none"
          className="block h-1 w-full"
        >
          <rect width={all} height="1" className="fill-rule" />
          <rect width={done} height="1" className="fill-signal forced-colors:fill-[Highlight]" />
        </svg>
      </div>
    </div>
  );
}

interface QuestionMapProps {
  answered: readonly boolean[];
  current: number;
  onGoTo: (step: number) => void;
}

function QuestionMap({ answered, current, onGoTo }: QuestionMapProps) {
  return (
    <nav aria-label={text.map} className="mt-3">
      <p aria-hidden="true" className="mb-3 text-sm text-ink-muted">
        {text.map}
      </p>
      <ol className="flex flex-wrap gap-1.5 lg:grid lg:w-fit lg:grid-cols-5">
        {answered.map((isAnswered, index) => (
          <li key={index}>
            <button
              type="button"
              aria-label={text.mapEntry(index + 1, isAnswered)}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onGoTo(index)}
              className={`flex size-11 items-center justify-center rounded-sm border text-sm tabular-nums hover:border-ink aria-[current]:outline-2 aria-[current]:outline-offset-2 aria-[current]:outline-ink ${
                isAnswered
                  ? 'border-signal bg-signal-wash font-semibold'
                  : 'border-dashed border-boundary'
              }`}
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
