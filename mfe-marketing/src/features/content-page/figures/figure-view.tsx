import { DecisionFigure } from './decision-figure';
import type { ShownFigure } from './figure-data';
import { LadderFigure } from './ladder-figure';
import { OptionsFigure } from './options-figure';
import { ScorecardFigure } from './scorecard-figure';
import { ZonesFigure } from './zones-figure';
import { useId } from 'react';
import { InlineText } from '../blocks/inline-text';
import { MarkPicture } from '@talent/ui/mark-picture';
import { CardTable } from '../blocks/card-table';
import { contentPageText } from '../content/content-page-text';

/** One figure of a page of text, by its kind. */
export function FigureView({ figure }: { figure: ShownFigure }) {
  switch (figure.kind) {
    case 'ladder':
      return <LadderFigure {...figure} />;
    case 'scorecard':
      return <ScorecardFigure {...figure} />;
    case 'zones':
      return <ZonesFigure {...figure} />;
    case 'law':
      return <LawFigure {...figure} />;
    case 'periods':
      return <PeriodsFigure {...figure} />;
    case 'options':
      return <OptionsFigure {...figure} />;
    case 'decision':
      return <DecisionFigure {...figure} />;
  }
}

/** The demands of a place's law, in a box of its own. */
function LawFigure({ title, items }: Extract<ShownFigure, { kind: 'law' }>) {
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

const { periods: text } = contentPageText;

function PeriodsFigure({ caption, rows }: Extract<ShownFigure, { kind: 'periods' }>) {
  return (
    <CardTable
      caption={caption}
      columns={[text.thing, text.months, text.period]}
      rows={rows.map(({ label, period, picture }) => ({
        heading: label,
        cells: [
          <div key="months" className="max-w-72 md:w-52 xl:w-64">
            <MarkPicture picture={picture} size="full" decorative />
          </div>,
          period,
        ],
      }))}
      note={text.note}
    />
  );
}
