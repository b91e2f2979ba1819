import { DecisionFigure } from './decision-figure';
import type { ShownFigure } from './figure-data';
import { LadderFigure } from './ladder-figure';
import { LawFigure } from './law-figure';
import { OptionsFigure } from './options-figure';
import { PeriodsFigure } from './periods-figure';
import { ScorecardFigure } from './scorecard-figure';
import { ZonesFigure } from './zones-figure';

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
