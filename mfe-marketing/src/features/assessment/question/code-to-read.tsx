import type { AskedQuestion } from '@talent/functions/assessment/attempt';
import { CodeToken } from '@talent/markdown/code-token';
import { assessmentText as text } from '../content/assessment-text';

/** The snippet of a question, if it has one; focusable, because a keyboard can scroll only what has the focus. */
export function CodeToRead({ question }: { question: Pick<AskedQuestion, 'code' | 'codeParts'> }) {
  const { code, codeParts } = question;
  if (code === null) return null;
  return (
    <pre
      role="group"
      aria-label={text.code}
      tabIndex={0}
      className="mt-4 overflow-x-auto border border-rule bg-paper px-4 py-3 text-sm leading-relaxed"
    >
      <code>
        {codeParts?.map((part, index) =>
          typeof part === 'string' ? (
            part
          ) : (
            <CodeToken key={index} kind={part[0]}>
              {part[1]}
            </CodeToken>
          ),
        ) ?? code}
      </code>
    </pre>
  );
}
