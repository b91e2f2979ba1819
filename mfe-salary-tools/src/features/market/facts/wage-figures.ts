import type { MarketData, MarketMeasure } from '@talent/api/market/market-data';
import { provenanceOf, seriesOf } from '@talent/api/market/read-market';
import { countryFigures, frontFigures, type FrontFigure } from './country-figure';
import type { MarketLine } from './market-page';
import { wholeMonths } from './whole-months';

/** Growth of posted wages of a country in its newest month. */
export interface WageFigure extends FrontFigure {
  /** Mean of three months up to it, percent. */
  mean: number;
  /** Postings that it rests on. */
  observations: number;
}

/** A growth of fewer postings is no figure. */
const FEWEST = 100;

/** The United States and Canada, as far as the newest month of the source rests on enough of their postings. */
export function wageFigures(data: MarketData): WageFigure[] {
  return frontFigures(countryFigures(data, 'wage-growth')).flatMap((figure) => {
    const { code, lastDay } = figure;
    const observed = seriesOf(data, 'wage-observations', code);
    const mean = seriesOf(data, 'wage-growth-3-months', code);
    if (observed === null || mean?.lastDay !== lastDay || observed.lastValue < FEWEST) return [];
    const isNewest = provenanceOf(data, observed).lastDay === lastDay;
    return isNewest ? [{ ...figure, observations: observed.lastValue, mean: mean.lastValue }] : [];
  });
}

/** The means of three months first, then the months: the second line of a color is dashed. Short labels: all four end together. */
export function growthLines(data: MarketData, figures: readonly WageFigure[]): MarketLine[] {
  const linesOf = (measure: MarketMeasure, words: string) =>
    figures.flatMap(({ code }) => {
      const series = seriesOf(data, measure, code);
      const name = {
        key: `${code} ${words}`,
        label: `${code === 'US' ? code : 'Canada'}, ${words}`,
      };
      return (series && wholeMonths(data, series, name)) ?? [];
    });
  return [...linesOf('wage-growth-3-months', '3 months'), ...linesOf('wage-growth', 'month')];
}
