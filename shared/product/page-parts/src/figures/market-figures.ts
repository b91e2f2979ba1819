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
import { countryColor, type ChartColor } from '@talent/ui/chart-color';
import type { FigureData } from './figure-data.ts';

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

interface MarketLine {
  country: 'US' | 'CA';
  /** As the source names it; absent: all sectors. */
  sector?: string;
  label: string;
  /** Follows `postings`. */
  place: string;
  color: ChartColor;
}

const countries: readonly MarketLine[] = [
  {
    country: 'US',
    label: 'United States',
    place: 'in the United States',
    color: countryColor('US'),
  },
  { country: 'CA', label: 'Canada', place: 'in Canada', color: countryColor('CA') },
];

interface MarketFigure {
  sources: readonly MarketSourceKey[];
  measure: MarketMeasure;
  lines: readonly MarketLine[];
  subtitle: string;
  /** `named AI`: what postings did in a month. */
  did: string;
  /** A limit that every figure of it states. */
  limit: string;
}

const aiPostings: MarketFigure = {
  sources: ['ai-postings-share'],
  measure: 'ai-share',
  lines: countries,
  subtitle: 'Share of postings that name AI, percent, by month',
  did: 'named AI',
  limit: 'The source does not explain steep changes.',
};
const payTransparency: MarketFigure = {
  sources: ['pay-transparency-country'],
  measure: 'pay-share',
  lines: countries,
  subtitle: 'Share of postings that state pay, percent, by month',
  did: 'stated pay',
  limit: 'It counts postings on Indeed.',
};
const softwarePayTransparency: MarketFigure = {
  ...payTransparency,
  sources: ['pay-transparency-country', 'pay-transparency-sector'],
  subtitle: 'Share of postings in the United States that state pay, percent, by month',
  lines: [
    { country: 'US', label: 'All postings', place: 'in all sectors', color: 'muted' },
    {
      country: 'US',
      sector: 'Software Development',
      label: 'Software development',
      place: 'in software development',
      color: 1,
    },
    {
      country: 'US',
      sector: 'Data & Analytics',
      label: 'Data and analytics',
      place: 'in data and analytics',
      color: 2,
    },
  ],
};
const remotePostings: MarketFigure = {
  sources: ['remote-postings-share'],
  measure: 'remote-share',
  lines: countries,
  subtitle: 'Share of postings that offer remote or hybrid work, percent, by month',
  did: 'offered remote or hybrid work',
  limit: 'The share covers all occupations.',
};

/** What loads each figure, by its id in a text. */
export const marketLoaders = {
  'ai-postings-us-ca': loaderOf(aiPostings),
  'pay-transparency-us-ca': loaderOf(payTransparency),
  'pay-transparency-us-software': loaderOf(softwarePayTransparency),
  'remote-postings-us-ca': loaderOf(remotePostings),
};

function loaderOf(figure: MarketFigure) {
  const { sources, lines } = figure;
  const part = { sources, countries: lines.map(({ country }) => country) };
  return async (client: DataClient): Promise<FigureData | null> =>
    marketFigure(await loadMarketData(client, part), figure);
}

/** The figure of the market data; null where it lacks a line, or has no whole month. */
function marketFigure(data: MarketData, figure: MarketFigure): FigureData | null {
  const found = figure.lines.flatMap((line) => {
    const series = seriesOf(data, figure.measure, line.country, line.sector);
    const newest = series && wholeMonthAndYearBefore(data, series);
    return series && newest ? [{ ...line, series, ...newest }] : [];
  });
  const [first] = found;
  if (!first || found.length < figure.lines.length) return null;
  const source = provenanceOf(data, first.series);
  const shares = found.map(({ place, now, yearBefore }) => {
    // A headline of three shares and three years before would be read twice.
    const hasRoom = yearBefore !== null && found.length <= 2;
    const before = hasRoom ? ` (${percent(yearBefore.value)} a year before)` : '';
    return `${percent(now.value)} of postings ${place}${before}`;
  });
  const months = monthsOf(data, first.series).filter(({ isWhole }) => isWhole);
  const period = [months[0], months.at(-1)].map((month) => formatEdition(month?.month ?? ''));
  return {
    kind: 'lines',
    headline: `In ${formatEdition(first.now.month)}, ${listed.format(shares)} ${figure.did}`,
    subtitle: figure.subtitle,
    series: found.map(({ country, sector, label, color, series }) => ({
      key: sector ?? country,
      label,
      color,
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
