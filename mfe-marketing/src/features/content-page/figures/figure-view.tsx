import { DecisionFigure } from './decision-figure';
import type { ShownFigure } from './figure-data';
import { LadderFigure } from './ladder-figure';
import { OptionsFigure } from './options-figure';
import { useId } from 'react';
import { InlineText } from '../blocks/inline-text';
import { MarkPicture } from '@talent/ui/mark-picture';
import { CardTable } from '../blocks/card-table';
import { contentPageText } from '../content/content-page-text';
import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import type { Score } from '../../../content/figure-block';

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

const { zones } = contentPageText;

function ZonesFigure({ caption, city, rows }: Extract<ShownFigure, { kind: 'zones' }>) {
  const hasText = rows.some((row) => row.text !== undefined);
  return (
    <CardTable
      caption={caption}
      columns={[zones.places, zones.day(city), zones.hours, ...(hasText ? [zones.allows] : [])]}
      rows={rows.map((row) => ({
        heading: row.places,
        cells: [
          <div key="day" className="max-w-72 md:w-52 xl:w-64">
            <MarkPicture picture={row.picture} size="full" decorative />
          </div>,
          row.hours,
          ...(hasText ? [<InlineText key="text" text={row.text ?? ''} />] : []),
        ],
      }))}
      note={zones.note(city)}
    />
  );
}

const { scorecard } = contentPageText;

type Scorecard = Extract<ShownFigure, { kind: 'scorecard' }>;

function ScorecardFigure({ caption, rows, scores }: Scorecard) {
  const hasWeak = rows.some(({ weak }) => weak !== undefined);
  return (
    <CardTable
      caption={caption}
      columns={[
        scorecard.question,
        ...(hasWeak ? [scorecard.weak] : []),
        scorecard.strong,
        scorecard.sample,
      ]}
      rows={rows.map(({ question, weak = '', strong, sample }) => ({
        heading: question,
        cells: [
          ...(hasWeak ? [<InlineText key="weak" text={weak} />] : []),
          <InlineText key="strong" text={strong} />,
          <SampleScores key="sample" sample={sample} scores={scores} />,
        ],
      }))}
      note={
        <>
          {scorecard.note}{' '}
          <Link asChild>
            <RouterLink to={scorecard.more.to}>{scorecard.more.label}</RouterLink>
          </Link>
        </>
      }
    />
  );
}

interface SampleScoresProps extends Pick<Scorecard, 'scores'> {
  sample: readonly Score[];
}

function SampleScores({ sample, scores }: SampleScoresProps) {
  return (
    <ul className="space-y-1 text-sm">
      {sample.map((score, index) => {
        const picture = scores[score - 1];
        return (
          <li key={index} className="flex items-center gap-2 tabular-nums">
            <span className="w-3">{scorecard.candidates[index]}</span>
            <div className="w-10">
              {picture && <MarkPicture picture={picture} size="full" decorative />}
            </div>
            <span>{score}</span>
          </li>
        );
      })}
    </ul>
  );
}
