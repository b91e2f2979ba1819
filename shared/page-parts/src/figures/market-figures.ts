import type { MarketData, MarketMeasure, MarketSourceKey } from '@talent/api/market/market-data';
import {
  monthsOf,
  provenanceOf,
  seriesOf,
  wholeMonthAndYearBefore,
} from '@talent/api/market/read-market';
import type { DataClient } from '@talent/data/client';
import { loadMarketData } from '@talent/data/load-market-data';
import { formatDay, formatEdition, formatPercent } from '@talent/sdk/format';
import { countryColor } from '@talent/ui/chart-color';
import type { FigureData } from './figure-data.ts';

const countries = [
  { code: 'US', label: 'United States', place: 'the United States' },
  { code: 'CA', label: 'Canada', place: 'Canada' },
] as const;

/** The drawing of a market figure, and its words. */
interface MarketFigure {
  source: MarketSourceKey;
  measure: MarketMeasure;
  subtitle: string;
  /** `named AI`: what postings did in a month. */
  did: string;
  /** A limit that every figure of it states. */
  limit: string;
}

const aiPostings: MarketFigure = {
  source: 'ai-postings-share',
  measure: 'ai-share',
  subtitle: 'Share of postings that name AI, percent, by month',
  did: 'named AI',
  limit: 'The source does not explain steep changes.',
};
const payTransparency: MarketFigure = {
  source: 'pay-transparency-country',
  measure: 'pay-share',
  subtitle: 'Share of postings that state pay, percent, by month',
  did: 'stated pay',
  limit: 'It counts postings on Indeed.',
};

/** Postings that name AI, by month. */
export function loadAiPostings(client: DataClient): Promise<FigureData | null> {
  return load(client, aiPostings);
}

/** Postings that state pay, by month. */
export function loadPayTransparency(client: DataClient): Promise<FigureData | null> {
  return load(client, payTransparency);
}

async function load(client: DataClient, figure: MarketFigure): Promise<FigureData | null> {
  const part = { sources: [figure.source], countries: countries.map(({ code }) => code) };
  return marketFigure(await loadMarketData(client, part), figure);
}

/** The figure of the market data; null where it lacks a country, or has no whole month. */
function marketFigure(data: MarketData, figure: MarketFigure): FigureData | null {
  const found = countries.flatMap((country) => {
    const series = seriesOf(data, figure.measure, country.code);
    const newest = series && wholeMonthAndYearBefore(data, series);
    return series && newest ? [{ ...country, series, ...newest }] : [];
  });
  const [first] = found;
  if (!first || found.length < countries.length) return null;
  const source = provenanceOf(data, first.series);
  const shares = found.map(({ place, now, yearBefore }) => {
    const before = yearBefore ? ` (${percent(yearBefore.value)} a year before)` : '';
    return `${percent(now.value)} of postings in ${place}${before}`;
  });
  const months = monthsOf(data, first.series).filter(({ isWhole }) => isWhole);
  const period = [months[0], months.at(-1)].map((month) => formatEdition(month?.month ?? ''));
  return {
    kind: 'lines',
    headline: `In ${formatEdition(first.now.month)}, ${shares.join(' and ')} ${figure.did}`,
    subtitle: figure.subtitle,
    series: found.map(({ code, label, series }) => ({
      key: code,
      label,
      color: countryColor(code),
      points: monthsOf(data, series)
        .filter(({ isWhole }) => isWhole)
        .map(({ month, value }) => ({ at: month, value })),
    })),
    source: {
      name: source.publisher,
      url: source.url,
      period: period.join(' to '),
      note: `${figure.limit} ${source.changes} File fetched ${formatDay(source.retrievedOn)}. License: ${source.licence}.`,
    },
  };
}

function percent(value: number): string {
  return formatPercent(value / 100, 1);
}
