import { MarkPicture } from '@talent/ui/mark-picture';
import { useId } from 'react';
import { InlineText } from '../blocks/inline-text';
import { contentPageText } from '../content/content-page-text';
import type { ShownFigure } from './figure-data';

/** Ways to do the same thing, side by side: an example year of each, and the same questions answered. */
export function OptionsFigure({
  caption,
  questions,
  options,
}: Extract<ShownFigure, { kind: 'options' }>) {
  const captionId = useId();
  return (
    <figure aria-labelledby={captionId}>
      <figcaption id={captionId} className="pb-4 font-semibold">
        {caption}
      </figcaption>
      <ul className="grid gap-x-6 gap-y-10 @md:grid-cols-2 @3xl:grid-cols-5">
        {options.map(({ name, answers, picture }) => (
          <li key={name} className="border-t-2 border-ink pt-4">
            <h3 className="text-subheading">{name}</h3>
            <div className="mt-4 flex h-16 max-w-36 flex-col justify-end">
              <MarkPicture picture={picture} size="full" decorative />
            </div>
            <dl className="mt-4 space-y-3 text-[0.9375rem]">
              {questions.map((question, index) => (
                <div key={question} className="border-t border-rule pt-3">
                  <dt className="text-sm text-ink-muted">{question}</dt>
                  <dd className="mt-1">
                    <InlineText text={answers[index] ?? ''} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-muted">{contentPageText.options}</p>
    </figure>
  );
}
