import { formatMarketShare, sinceYearBefore, type MarketChange } from '@talent/jobs/market-change';
import { formatDay, formatEdition, formatFigure } from '@talent/sdk/format';
import { adjectiveOf, inSentence } from '../content/countries';
import type { FrontFigure } from '../facts/country-figure';
import { addMonths } from '@talent/api/market/read-market';

/** `In July 2026, US job postings were 1.6% above February 1, 2020, Canadian ones 2.3% below`. */
export function postingsFinding(countries: readonly FrontFigure[]): string {
  const levels = countries.map(({ change }) => {
    const difference = Number((change.value - 100).toFixed(1));
    if (difference === 0) return 'as many as on';
    return `${formatMarketShare(Math.abs(difference))} ${difference > 0 ? 'above' : 'below'}`;
  });
  const [first, ...others] = countries;
  if (first === undefined) return '';
  const [level, ...rest] = levels;
  const after = others.map(({ code, change }, at) => {
    const month = change.month === first.change.month ? '' : ` (${formatEdition(change.month)})`;
    return `, ${adjectiveOf(code)} ones ${rest[at] === 'as many as on' ? 'as many' : rest[at]}${month}`;
  });
  return `In ${formatEdition(first.change.month)}, ${adjectiveOf(first.code)} job postings were ${level} February 1, 2020${after.join('')}`;
}

/** The index of each country with the year before, and the newest day. */
export function postingsSentences(countries: readonly FrontFigure[]): string[] {
  const index = (value: number) => formatFigure(value, 1);
  return countries.map(({ code, change, lastDay, lastValue }) => {
    const since = sinceYearBefore(change, index);
    return `In ${formatEdition(change.month)}, the index of ${inSentence(code)} was ${index(change.value)}${since === null ? '' : `, ${since}`}. The newest daily value is ${index(lastValue)} (${formatDay(lastDay)}).`;
  });
}

/** `In February 2026, 48.8% of US and 53% of Canadian job postings stated pay`. */
export function payFinding(countries: readonly FrontFigure[]): string {
  return `${ofEach(countries)} job postings stated pay`;
}

/** Each country with the year before, and software development among the sectors. */
export function paySentences(
  countries: readonly FrontFigure[],
  software: { change: MarketChange; lower: number; sectors: number } | null,
): string[] {
  const sentences = countries.map(({ code, change }) => {
    const since = sinceYearBefore(change);
    return `In ${formatEdition(change.month)}, ${formatMarketShare(change.value)} of the postings in ${inSentence(code)} stated pay${since === null ? '' : `, ${since}`}.`;
  });
  if (software === null) return sentences;
  const { change, lower, sectors } = software;
  const since = sinceYearBefore(change);
  sentences.push(
    `In US software development it was ${formatMarketShare(change.value)}${since === null ? '' : `, ${since}`}. Of the ${sectors} sectors in the source, ${lower} had a lower share.`,
  );
  return sentences;
}

/** `In April 2026, 8.6% of US and 14.2% of Canadian job postings offered remote or hybrid work`. */
export function remoteFinding(countries: readonly FrontFigure[]): string {
  return `${ofEach(countries)} job postings offered remote or hybrid work`;
}

/** Each country with the year before and its highest month. */
export function remoteSentences(countries: readonly FrontFigure[]): string[] {
  return countries.map(({ code, change, line, lastDay, lastValue }) => {
    const since = sinceYearBefore(change);
    const highest = Math.max(...line.values);
    const month = formatEdition(addMonths(line.firstMonth, line.values.indexOf(highest)));
    return `In ${formatEdition(change.month)} it was ${formatMarketShare(change.value)} in ${inSentence(code)}${since === null ? '' : `, ${since}`}. The newest daily value is ${formatMarketShare(lastValue)} (${formatDay(lastDay)}). The highest month was ${month} with ${formatMarketShare(highest)}.`;
  });
}

function ofEach(countries: readonly FrontFigure[]): string {
  const months = [...new Set(countries.map(({ change }) => formatEdition(change.month)))];
  const isOne = months.length === 1;
  const shares = countries.map(({ code, change }) => {
    const month = isOne ? '' : ` (${formatEdition(change.month)})`;
    return `${formatMarketShare(change.value)} of ${adjectiveOf(code)}${month}`;
  });
  return `${isOne ? `In ${months[0]}, ` : ''}${shares.join(' and ')}`;
}
