import type { MarketData, MarketMeasure } from '@talent/api/market/market-data';
import { countriesOf } from '@talent/api/market/read-market';
import { marketChange, type MarketChange } from '@talent/jobs/market-change';
import { countryName } from '../content/countries';
import type { MarketLine } from './market-page';
import { wholeMonths } from './whole-months';

/** A figure of one country: its newest whole month with the year before, its line, and the value of its last day. */
export interface CountryFigure {
  /** ISO 3166-1. */
  code: string;
  change: MarketChange;
  line: MarketLine;
  lastDay: string;
  lastValue: number;
}

/** The figure of a country that the page shows first. */
export interface FrontFigure extends CountryFigure {
  code: 'US' | 'CA';
}

/** The figure of every country with a whole month, the highest newest month first. */
export function countryFigures(data: MarketData, measure: MarketMeasure): CountryFigure[] {
  const figures = countriesOf(data, measure).flatMap((series): CountryFigure[] => {
    const { country: code, lastDay, lastValue } = series;
    const change = marketChange(data, measure, code);
    const line = wholeMonths(data, series, { key: code, label: countryName(code) });
    return change && line ? [{ code, change, line, lastDay, lastValue }] : [];
  });
  return figures.sort((a, b) => b.change.value - a.change.value);
}

const FRONT = ['US', 'CA'] as const;

/** Whether the page puts a country in front. */
export function isFront(code: string): boolean {
  return FRONT.some((one) => one === code);
}

/** The United States and Canada, in this order, as far as they have a figure. */
export function frontFigures(figures: readonly CountryFigure[]): FrontFigure[] {
  return FRONT.flatMap((code) => {
    const found = figures.find((figure) => figure.code === code);
    return found ? [{ ...found, code }] : [];
  });
}
