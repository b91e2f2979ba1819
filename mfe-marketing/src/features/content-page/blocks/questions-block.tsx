import type { Block } from '../../../content/page-content';
import { InlineText } from './inline-text';

/** Questions with their answers in sight. */
export function QuestionsBlock({ questions }: Extract<Block, { kind: 'questions' }>) {
  return (
    <div className="max-w-3xl">
      {questions.map(({ question, answer }) => (
        <div key={question} className="border-t border-rule py-5">
          <h3 className="text-subheading">{question}</h3>
          {answer.map((text) => (
            <p key={text} className="mt-2 max-w-prose">
              <InlineText text={text} />
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
