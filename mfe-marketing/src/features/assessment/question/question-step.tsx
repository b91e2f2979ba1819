import type { AskedQuestion } from '@talent/functions/assessment/attempt';
import { Button } from '@talent/ui/button';
import { assessmentText as text } from '../content/assessment-text';
import { ChoiceAnswer } from './choice-answer';
import { CodeToRead } from './code-to-read';
import { OrderAnswer } from './order-answer';

interface QuestionStepProps {
  question: AskedQuestion;
  given: readonly string[];
  onAnswer: (given: readonly string[]) => void;
  hasKeys: boolean;
  onKeys: (hasKeys: boolean) => void;
  /** Null at the first question. */
  onBack: (() => void) | null;
  onNext: () => void;
  isLast: boolean;
}

/** One question with its answers, and the way on. */
export function QuestionStep(props: QuestionStepProps) {
  const { question, given, onAnswer, hasKeys, onKeys, onBack, onNext, isLast } = props;
  const { skill, difficulty, kind, prompt } = question;
  return (
    <div className="mt-6">
      <p className="text-sm text-ink-muted">{`${skill} · ${text.difficulty[difficulty]}`}</p>
      <p id="assessment-prompt" className="mt-2 max-w-prose text-subheading font-semibold">
        {prompt}
      </p>
      <CodeToRead question={question} />
      <p id="assessment-hint" className="mt-3 text-sm text-ink-muted">
        {text.hint[kind]}
      </p>
      {kind === 'order' ? (
        <OrderAnswer question={question} given={given} onAnswer={onAnswer} />
      ) : (
        <ChoiceAnswer
          question={question}
          given={given}
          onAnswer={onAnswer}
          hasKeys={hasKeys}
          onKeys={onKeys}
        />
      )}
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
