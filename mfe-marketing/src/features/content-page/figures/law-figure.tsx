import { useId } from 'react';
import { InlineText } from '../blocks/inline-text';
import type { ShownFigure } from './figure-data';

/** The demands of a place's law, in a box of its own. */
export function LawFigure({ title, items }: Extract<ShownFigure, { kind: 'law' }>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border border-boundary bg-surface p-5">
      <h3 id={id} className="text-subheading">
        {title}
      </h3>
      <dl className="mt-3 grid gap-x-10 gap-y-4 text-[0.9375rem] @2xl:grid-cols-2">
        {items.map(({ term, text }) => (
          <div key={term} className="border-t border-rule pt-3">
            <dt className="font-semibold">{term}</dt>
            <dd className="mt-1">
              <InlineText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
