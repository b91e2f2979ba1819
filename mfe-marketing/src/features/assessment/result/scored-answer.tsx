import type { ScoredQuestion, Verdict } from '@talent/api/assessment/attempt';
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

/** A question after the score: what was answered, what is right, and why. Right ones start closed. */
export function ScoredAnswer({ question, number }: { question: ScoredQuestion; number: number }) {
  const { prompt, verdict, explanation, skill } = question;
  return (
    <details open={verdict !== 'right'} className="border-t border-rule py-4">
      <summary className="cursor-pointer">
        <span className="tabular-nums">{number}.</span>{' '}
        <span className="font-semibold">{prompt}</span>{' '}
        <Badge tone={tones[verdict]}>{text.verdicts[verdict]}</Badge>
      </summary>
      <div className="mt-4 space-y-4 pl-5">
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
          <span className="font-semibold">{text.why}:</span> {explanation}
        </p>
      </div>
    </details>
  );
}
