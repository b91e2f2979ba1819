import type { AskedQuestion } from '@talent/api/assessment/attempt';
import { Button } from '@talent/ui/button';
import { ChoiceCard } from '@talent/ui/choice-card';
import { assessmentText as text } from '../content/assessment-text';
import { CodeToRead } from './code-to-read';
import { OrderAnswer } from './order-answer';

interface QuestionStepProps {
  question: AskedQuestion;
  given: readonly string[];
  onAnswer: (given: readonly string[]) => void;
  /** Null at the first question. */
  onBack: (() => void) | null;
  onNext: () => void;
  isLast: boolean;
}

/** One question with its answers, and the way on. */
export function QuestionStep(props: QuestionStepProps) {
  const { question, given, onAnswer, onBack, onNext, isLast } = props;
  const { skill, difficulty, kind, prompt, code } = question;
  const Answer = kind === 'order' ? OrderAnswer : ChoiceAnswer;
  return (
    <div className="mt-6">
      <p className="text-sm text-ink-muted">
        {skill} · {text.difficulty[difficulty]}
      </p>
      <p id="assessment-prompt" className="mt-2 max-w-prose text-subheading font-semibold">
        {prompt}
      </p>
      {code !== null && <CodeToRead code={code} />}
      <p id="assessment-hint" className="mt-3 text-sm text-ink-muted">
        {text.hint[kind]}
      </p>
      <Answer question={question} given={given} onAnswer={onAnswer} />
      <div className="mt-7 flex flex-col gap-3 sm:flex-row">
        {onBack !== null && (
          <Button variant="secondary" onClick={onBack}>
            {text.back}
          </Button>
        )}
        <Button onClick={onNext}>{isLast ? text.toReview : text.next}</Button>
      </div>
    </div>
  );
}

interface ChoiceAnswerProps {
  question: AskedQuestion;
  given: readonly string[];
  onAnswer: (given: readonly string[]) => void;
}

function ChoiceAnswer({ question, given, onAnswer }: ChoiceAnswerProps) {
  const { id, kind, options } = question;
  const isMultiple = kind === 'multiple';

  function toggle(option: string, isOn: boolean): void {
    if (!isMultiple) onAnswer([option]);
    else onAnswer(isOn ? [...given, option] : given.filter((other) => other !== option));
  }

  return (
    <div
      role={isMultiple ? 'group' : 'radiogroup'}
      aria-labelledby="assessment-prompt"
      aria-describedby="assessment-hint"
      className="mt-3 grid gap-2"
    >
      {options.map((option) => (
        <ChoiceCard
          key={option.id}
          type={isMultiple ? 'checkbox' : 'radio'}
          name={id}
          value={option.id}
          checked={given.includes(option.id)}
          onChange={(event) => toggle(option.id, event.currentTarget.checked)}
        >
          <span className={kind === 'code' ? 'font-mono text-sm leading-relaxed' : ''}>
            {option.text}
          </span>
        </ChoiceCard>
      ))}
    </div>
  );
}
