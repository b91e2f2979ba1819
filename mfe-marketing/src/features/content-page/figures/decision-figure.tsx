import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import { useId } from 'react';
import type { DecisionQuestion, DecisionResult } from '../../../content/decision';
import { InlineText } from '../blocks/inline-text';
import type { ShownFigure } from './figure-data';

/** A decision in questions. An answer opens the next question: the browser does it, without scripts. */
export function DecisionFigure({ caption, start }: Extract<ShownFigure, { kind: 'decision' }>) {
  const captionId = useId();
  return (
    <figure aria-labelledby={captionId} className="border-y-2 border-ink bg-surface p-5 @xl:p-8">
      <figcaption id={captionId} className="text-sm text-ink-muted">
        {caption}
      </figcaption>
      <Question node={start} />
    </figure>
  );
}

/** Answers of one question share a name, so that opening one closes the other. */
function Question({ node: { question, answers } }: { node: DecisionQuestion }) {
  const name = useId();
  return (
    <div className="mt-3">
      <p className="font-display text-subheading font-medium">{question}</p>
      <div className="mt-3 space-y-2">
        {answers.map(({ answer, then }) => (
          <details key={answer} name={name} className="group/answer">
            <summary className="flex min-h-11 list-none items-center gap-3 rounded-sm border border-boundary bg-paper px-4 py-2 hover:border-ink [&::-webkit-details-marker]:hidden">
              <Choice />
              <span>{answer}</span>
            </summary>
            <div className="mt-2 ml-4 border-l-2 border-signal pb-3 pl-5">
              {'result' in then ? <Result {...then} /> : <Question node={then} />}
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}

function Choice() {
  return (
    <span
      aria-hidden="true"
      className="size-2.5 shrink-0 border border-boundary [details[open]>summary>&]:border-[5px] [details[open]>summary>&]:border-signal"
    />
  );
}

function Result({ result, text, link }: DecisionResult) {
  return (
    <div className="mt-3">
      <p className="font-display text-subheading font-medium text-signal">{result}</p>
      <p className="mt-1 max-w-prose">
        <InlineText text={text} />
      </p>
      <p className="mt-2">
        <Link asChild>
          <RouterLink to={link.to}>{link.label}</RouterLink>
        </Link>
      </p>
    </div>
  );
}
