import type { ScoredQuestion, Verdict } from '@talent/functions/assessment/attempt';
import { Badge, type BadgeProps } from '@talent/ui/badge';
import { assessmentText } from '../content/assessment-text';
import { CodeToRead } from '../question/code-to-read';
import { answerLists } from './points-text';

const { result: text } = assessmentText;

const tones: Readonly<Record<Verdict, NonNullable<BadgeProps['tone']>>> = {
  right: 'positive',
  partial: 'warning',
  wrong: 'negative',
  unanswered: 'neutral',
};

/** A question after the score: what was answered, what is right, and why. Folded: the score is seen first. */
export function ScoredAnswer({ question, number }: { question: ScoredQuestion; number: number }) {
  const { prompt, verdict, explanation, skill } = question;
  return (
    <details className="group border-t border-rule">
      <summary className="flex cursor-pointer items-baseline gap-x-3 py-3 hover:bg-surface">
        <span className="w-6 shrink-0 text-right text-sm text-ink-muted tabular-nums">
          {`${number}.`}
        </span>
        <span className="flex-1 sm:flex sm:items-baseline sm:justify-between sm:gap-x-6">
          <span className="block max-w-prose text-[0.9375rem] font-semibold">{prompt}</span>
          <Badge tone={tones[verdict]} className="shrink-0 max-sm:mt-1">
            {text.verdicts[verdict]}
          </Badge>
        </span>
        <span aria-hidden="true" className="w-4 shrink-0 text-center text-ink-muted">
          <span className="group-open:hidden">+</span>
          <span className="hidden group-open:inline">−</span>
        </span>
      </summary>
      <div className="space-y-4 pt-1 pb-5 pl-9">
        <p className="text-sm text-ink-muted">{skill}</p>
        <CodeToRead question={question} />
        {answerLists(question).map(({ title, answers, isOrder }) => {
          const List = isOrder ? 'ol' : 'ul';
          return (
            <div key={title}>
              <p className="text-sm font-semibold">{title}</p>
              <List className={`mt-1 space-y-1 pl-5 ${isOrder ? 'list-decimal' : 'list-disc'}`}>
                {answers.map((answer) => (
                  <li key={answer}>{answer}</li>
                ))}
              </List>
            </div>
          );
        })}
        <p className="max-w-prose">
          <span className="font-semibold">{text.why}:</span> <span>{explanation}</span>
        </p>
      </div>
    </details>
  );
}
