import { MarkPicture } from '@talent/ui/mark-picture';
import { useId } from 'react';
import { InlineText } from '../blocks/inline-text';
import { keyOfItem } from '../blocks/list-item-text';
import type { ShownFigure } from './figure-data';

/** Rows of a level and of its items, so that the same duty is on one line at every level. */
const spans: Readonly<Record<number, { level: string; items: string }>> = {
  2: { level: '@xl:row-span-3', items: '@xl:row-span-2' },
  3: { level: '@xl:row-span-4', items: '@xl:row-span-3' },
  4: { level: '@xl:row-span-5', items: '@xl:row-span-4' },
  5: { level: '@xl:row-span-6', items: '@xl:row-span-5' },
};

/** The levels of a role beside each other, each one step higher. */
export function LadderFigure({ caption, levels }: Extract<ShownFigure, { kind: 'ladder' }>) {
  const captionId = useId();
  return (
    <figure aria-labelledby={captionId}>
      <figcaption id={captionId} className="pb-4 font-semibold">
        {caption}
      </figcaption>
      <ol className="grid gap-x-8 gap-y-10 @xl:grid-cols-3 @xl:gap-y-0">
        {levels.map(({ name, items, picture }) => (
          <li
            key={name}
            className={`border-t-2 border-ink pt-4 @xl:grid @xl:grid-rows-subgrid ${spans[items.length]?.level ?? ''}`}
          >
            <div className="flex items-end justify-between gap-4">
              <h3 className="text-subheading">{name}</h3>
              <div className="w-9">
                <MarkPicture picture={picture} size="full" decorative />
              </div>
            </div>
            <ul
              className={`mt-4 text-[0.9375rem] @xl:grid @xl:grid-rows-subgrid ${spans[items.length]?.items ?? ''}`}
            >
              {items.map((item) => (
                <li key={keyOfItem(item)} className="border-t border-rule py-3">
                  {typeof item === 'string' ? (
                    <InlineText text={item} />
                  ) : (
                    <>
                      <strong className="block">{item.title}</strong>
                      <InlineText text={item.text} />
                    </>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </figure>
  );
}
