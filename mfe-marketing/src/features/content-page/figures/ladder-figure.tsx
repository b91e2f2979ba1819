import { MarkPicture } from '@talent/ui/mark-picture';
import { useId } from 'react';
import { ListItemText, keyOfItem } from '../blocks/list-item-text';
import type { ShownFigure } from './figure-data';

/** The levels of a role beside each other, each one step higher. */
export function LadderFigure({ caption, levels }: Extract<ShownFigure, { kind: 'ladder' }>) {
  const captionId = useId();
  return (
    <figure aria-labelledby={captionId}>
      <figcaption id={captionId} className="pb-4 font-semibold">
        {caption}
      </figcaption>
      <ol className="grid gap-x-8 gap-y-10 @xl:grid-cols-3">
        {levels.map(({ name, items, picture }) => (
          <li key={name} className="border-t-2 border-ink pt-4">
            <div className="flex items-end justify-between gap-4">
              <h3 className="text-subheading">{name}</h3>
              <div className="w-9">
                <MarkPicture picture={picture} size="full" decorative />
              </div>
            </div>
            <ul className="mt-4 space-y-3 text-[0.9375rem]">
              {items.map((item) => (
                <li key={keyOfItem(item)} className="border-t border-rule pt-3">
                  <ListItemText item={item} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </figure>
  );
}
