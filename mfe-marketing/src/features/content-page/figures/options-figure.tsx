import { MarkPicture } from '@talent/ui/mark-picture';
import { useId } from 'react';
import { InlineText } from '../blocks/inline-text';
import { contentPageText } from '../content/content-page-text';
import type { ShownFigure } from './figure-data';

/** Rows of an option and of its answers, so that answers to the same question are on one line. */
const spans: Readonly<Record<number, { option: string; answers: string }>> = {
  2: { option: '@md:row-span-4', answers: '@md:row-span-2' },
  3: { option: '@md:row-span-5', answers: '@md:row-span-3' },
  4: { option: '@md:row-span-6', answers: '@md:row-span-4' },
};

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
      <ul className="grid gap-x-6 @md:grid-cols-2 @3xl:grid-cols-5">
        {options.map(({ name, answers, picture }) => (
          <li
            key={name}
            className={`border-t-2 border-ink pt-4 pb-8 @md:grid @md:grid-rows-subgrid ${spans[questions.length]?.option ?? ''}`}
          >
            <h3 className="text-subheading">{name}</h3>
            <div className="mt-4 flex max-w-36 flex-col justify-end @md:h-16">
              <MarkPicture picture={picture} size="full" decorative />
            </div>
            <dl
              className={`mt-4 text-[0.9375rem] @md:grid @md:grid-rows-subgrid ${spans[questions.length]?.answers ?? ''}`}
            >
              {questions.map((question, index) => (
                <div key={question} className="border-t border-rule py-3">
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
      <p className="text-sm text-ink-muted">{contentPageText.options}</p>
    </figure>
  );
}
